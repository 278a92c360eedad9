import { AV_PKT_FLAG_DISCARD } from 'node-av/constants';
import { avGetCodecName, Packet, type Frame } from 'node-av/lib';
import type { SmallPicture } from '../measure/small-picture';
import { KeyFrames } from './key-frames';
import type { OpenFilm } from './open-film';
import { PictureScaler } from './picture-scaler';
import { SoundWindows } from './sound-windows';
import { CueCollector } from './text-track';
import { Thumbnails } from './thumbnails';
import { millisecondsIn } from './time';
import { MOST_PIXELS, TrackDecoder } from './track-decoder';
import { failures } from './worker-failure';

const PROTECTED_TAG = 'encv';

/** The decoders of one film and what has come out of them: what both ways of measuring share. */
export class FilmSession {
  readonly sounds = new SoundWindows();
  readonly cues: CueCollector;
  readonly thumbnails: Thumbnails;
  readonly packet = new Packet();
  readonly #scaler = new PictureScaler();

  private constructor(
    readonly film: OpenFilm,
    readonly picture: TrackDecoder,
    readonly sound: TrackDecoder | undefined,
  ) {
    this.cues = new CueCollector(film.texts, film.originUs);
    this.thumbnails = new Thumbnails(film.picture);
    this.packet.alloc();
  }

  /** @throws AnalysisFailure `unsupported-codec` */
  static async open(film: OpenFilm): Promise<FilmSession> {
    const { codecpar } = film.picture;
    if (codecpar.codecTagString === PROTECTED_TAG) throw failures.isProtected();
    if (codecpar.width * codecpar.height > MOST_PIXELS) {
      throw failures.tooManyPixels(codecpar.width, codecpar.height);
    }
    const picture = await TrackDecoder.open(film.picture);
    if (picture === undefined) throw failures.unsupportedCodec(codecNameOf(film));
    const sound = film.sound === undefined ? undefined : await TrackDecoder.open(film.sound);
    return new FilmSession(film, picture, sound);
  }

  /** Reads the next packet; false at the end, on an unreadable stretch, and when the time is up. */
  async next(): Promise<boolean> {
    this.packet.unref();
    if ((await this.film.format.readFrame(this.packet)) < 0) return false;
    // Writers that do not know how long a single picture lasts give its track no length. By the edit list
    // all of such a track is cut away, and yet the picture is what there is to see.
    if (this.isPicture && this.film.picture.duration === 0n) this.packet.clearFlags(AV_PKT_FLAG_DISCARD);
    return true;
  }

  get isPicture(): boolean {
    return this.packet.streamIndex === this.film.picture.index;
  }

  /** Decodes the current packet; pictures go to `use`, sound and text to their collectors. */
  take(use: (picture: SmallPicture) => void): void {
    if (this.isPicture) this.picture.take(this.packet, (frame) => this.#scaled(frame, use));
    else if (this.packet.streamIndex === this.film.sound?.index) this.takeSound();
    else this.cues.take(this.packet);
  }

  takeSound(): void {
    this.sound?.take(this.packet, (frame) => this.#heard(frame));
  }

  /** Decoders for key frames that are taken out of the film one by one; pictures go to `use`. */
  async keyFrames(use: (picture: SmallPicture) => void): Promise<KeyFrames> {
    return KeyFrames.open(this.film.picture, (frame) => this.#scaled(frame, use));
  }

  /** Forgets what the picture's decoder still holds, to go on at another place. */
  skip(): void {
    this.picture.flush();
  }

  finishPictures(use: (picture: SmallPicture) => void): void {
    this.picture.finish((frame) => this.#scaled(frame, use));
  }

  finishSound(): void {
    this.sound?.finish((frame) => this.#heard(frame));
    this.sounds.finish();
  }

  #scaled(frame: Frame, use: (picture: SmallPicture) => void): void {
    const timeMs = millisecondsIn(frame.bestEffortTimestamp, this.film.picture.timeBase, this.film.originUs);
    if (timeMs === undefined || timeMs < 0) return;
    this.thumbnails.offer(frame, timeMs);
    const picture = this.#scaler.scale(frame, timeMs);
    if (picture !== undefined) use(picture);
  }

  #heard(frame: Frame): void {
    const timeBase = this.film.sound?.timeBase;
    if (timeBase === undefined) return;
    this.sounds.take(frame, millisecondsIn(frame.bestEffortTimestamp, timeBase, this.film.originUs));
  }
}

function codecNameOf(film: OpenFilm): string {
  const name = avGetCodecName(film.picture.codecpar.codecId);
  return name === null || name === 'none' || name.startsWith('unknown') ? 'an unknown format' : name;
}
