import {
  AV_CODEC_ID_DVB_SUBTITLE,
  AV_CODEC_ID_DVD_SUBTITLE,
  AV_CODEC_ID_HDMV_PGS_SUBTITLE,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_FORCED,
} from 'node-av/constants';
import type { Packet, Stream } from 'node-av/lib';
import type { WordsRequest } from '@/contracts/analysis-request';
import { isInLatinScript, isKnownLanguage, isSameLanguage } from '../../../captions/languages';
import { DvbDecoder } from '../../../captions/pictures/dvb';
import { PgsDecoder } from '../../../captions/pictures/pgs';
import type { PictureDecoder } from '../../../captions/pictures/picture';
import { type PictureCue, PictureCues } from '../../../captions/pictures/picture-cues';
import { SpuDecoder } from '../../../captions/pictures/spu';
import { TtmlPictureDecoder } from '../../../captions/pictures/ttml-pictures';
import { trackIdOf } from './stream-facts';
import { languageOf, preferred, type TextTrack, TTML_TAG } from './text-track';
import { millisecondsIn } from './time';

/** Decoders of captions that are pictures; FFmpeg's are not available through its bindings. */
const DECODERS = new Map<number, (stream: Stream) => PictureDecoder>([
  [AV_CODEC_ID_DVB_SUBTITLE, ({ codecpar }) => new DvbDecoder(codecpar.extradata ?? undefined)],
  [AV_CODEC_ID_DVD_SUBTITLE, ({ codecpar }) => new SpuDecoder(codecpar.extradata ?? undefined)],
  [AV_CODEC_ID_HDMV_PGS_SUBTITLE, () => new PgsDecoder()],
]);

function decoderOf(stream: Stream, originUs: number): PictureDecoder | undefined {
  if (stream.codecpar.codecTagString === TTML_TAG) return new TtmlPictureDecoder(originUs / 1000);
  return DECODERS.get(stream.codecpar.codecId)?.(stream);
}

/**
 * The tracks of captions that are pictures. Text recognition knows the Latin script; tracks in languages of other scripts
 * are not read.
 */
export function readablePicturesOf(tracks: readonly Stream[]): Stream[] {
  return tracks.filter(
    (stream) => DECODERS.has(stream.codecpar.codecId) && isInLatinScript(languageOf(stream)),
  );
}

/**
 * The track of captions that are pictures to read, or none: chosen as `textTracksOf` does. A track of TTML can have images
 * instead of text, and one of teletext can have no subtitles.
 *
 * @param textTracks those of text that are read, which come first
 */
export function pictureTrackOf(
  tracks: readonly Stream[],
  textTracks: readonly TextTrack[] = [],
  { language, captionTrack }: WordsRequest = {},
): Stream | undefined {
  const readable = readablePicturesOf(tracks);
  const chosen = readable.find((stream) => trackIdOf(stream) === captionTrack);
  if (chosen) return chosen;
  const texts = textTracks.filter(({ coding }) => coding !== 'teletext');
  if (texts.length > 0) return texts.find(({ coding }) => coding === 'ttml')?.stream;
  const full = preferred(readable, ({ disposition }) => (disposition & AV_DISPOSITION_FORCED) === 0);
  const users = preferred(full, (stream) => isSameLanguage(languageOf(stream), language));
  const ours = users === full ? preferred(full, (stream) => isKnownLanguage(languageOf(stream))) : users;
  return preferred(ours, ({ disposition }) => (disposition & AV_DISPOSITION_DEFAULT) !== 0)[0];
}

/** Collects the captions of a video's track of pictures from its packets. */
export class PictureCollector {
  #track: Stream | undefined;
  #decoder: PictureDecoder | undefined;
  #originUs = 0;
  readonly #cues = new PictureCues();

  /** From now on packets are those of another file of the video. */
  follow({ pictureTrack, originUs }: { pictureTrack: Stream | undefined; originUs: number }): void {
    this.#track = pictureTrack;
    this.#decoder = pictureTrack && decoderOf(pictureTrack, originUs);
    this.#originUs = originUs;
    this.#cues.jump();
  }

  /** Language that the track declares; undefined if it declares none. */
  get language(): string | undefined {
    return this.#track && languageOf(this.#track);
  }

  /** Whether captions were left out because there are too many. */
  get isCut(): boolean {
    return this.#cues.isCut;
  }

  /** The next packet is from another place of the file. */
  jump(): void {
    this.#decoder?.reset();
    this.#cues.jump();
  }

  /** Takes a packet, unless it is of another track. Damaged data is left out. */
  take({ streamIndex, pts, duration, data }: Packet): void {
    const track = this.#track;
    if (track === undefined || streamIndex !== track.index || data === null) return;
    const startMs = millisecondsIn(pts, track.timeBase, this.#originUs);
    if (startMs === undefined) return;
    const lengthMs = millisecondsIn(duration, track.timeBase, 0) ?? 0;
    for (const screen of this.#decoder?.decode(data, startMs) ?? []) {
      const endMs = screen.endMs ?? (lengthMs > 0 ? startMs + lengthMs : undefined);
      this.#cues.show({ ...screen, endMs });
    }
  }

  /** Whether there are captions that are pictures. */
  get isEmpty(): boolean {
    return this.#cues.isEmpty;
  }

  /** In time order; none in a language whose script is not read. */
  cues(): PictureCue[] {
    return isInLatinScript(this.language) ? this.#cues.cues() : [];
  }
}
