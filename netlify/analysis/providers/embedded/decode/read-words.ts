import type { ByteReader } from './byte-reader';
import type { DecodeSession } from './decode-session';
import { textPass } from './sampled-pass';
import { chosenChannel } from './stream-facts';
import { isUnnamed } from './teletext-track';
import type { Deadline } from './time';

/**
 * Reads the words of a video into the collectors of the session, without decoding anything: alone, if they are in a track
 * of a container from which single packets can be picked out, and otherwise with everything else.
 *
 * @returns whether all of the video was read
 */
export async function readWords(
  session: DecodeSession,
  reader: ByteReader,
  deadline: Deadline,
): Promise<boolean> {
  const { textTracks, captionTrack, pictureTrack } = session.video;
  const isInPicture = chosenChannel(session.words.captionTrack, undefined) !== undefined;
  const hasText = textTracks.some((track) => !isUnnamed(track));
  const hasTrack = hasText || captionTrack !== undefined || pictureTrack !== undefined;
  if (hasTrack && !isInPicture && (await textPass(session, reader, deadline))) return true;
  while (await session.next(() => undefined)) {
    session.pass();
    if (deadline.isOver || reader.isSpent) return false;
  }
  return true;
}
