import { getStore } from '@netlify/blobs';
import type { SharedStore } from './shared-limiter';

const STORE = 'limits';

/**
 * Netlify's own store. The platform gives access to it with each call; only the site's functions have it.
 *
 * https://docs.netlify.com/build/data-and-storage/netlify-blobs/
 */
export function openBlobStore(): SharedStore {
  const open = () => getStore({ name: STORE, consistency: 'strong' });

  /**
   * `netlify dev` returns a version only in lists. The version is read before the value, so that it is never too new.
   */
  async function listed(key: string): Promise<{ value: unknown; version: string } | null> {
    const { blobs } = await open().list({ prefix: key });
    const version = blobs.find((blob) => blob.key === key)?.etag;
    const value: unknown = await open().get(key, { type: 'json' });
    return version === undefined || value === null ? null : { value, version };
  }

  return {
    read: async (key) => {
      const stored = await open().getWithMetadata(key, { type: 'json' });
      if (!stored) return null;
      const { data, etag } = stored as { data: unknown; etag?: string };
      return etag === undefined ? listed(key) : { value: data, version: etag };
    },
    write: async (key, value, version) => {
      const onlyIf = version === null ? { onlyIfNew: true } : { onlyIfMatch: version };
      const { modified, etag = '' } = await open().setJSON(key, value, onlyIf);
      return modified ? etag : null;
    },
  };
}
