import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { Banner } from '@/ui/feedback/banner';

/** Says on the sign-in and sign-up pages that they need a network. */
export function OfflineNotice() {
  const t = useText();
  const offline = useConnection() === 'offline';
  return (
    <div role="status" style={offline ? { marginBottom: 20 } : undefined}>
      {offline ? <Banner tone="warn" message={t('auth.offline')} /> : null}
    </div>
  );
}
