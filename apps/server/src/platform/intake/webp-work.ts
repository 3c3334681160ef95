/** The cost of decoding a WebP, by its chunks: a still picture, or the frames of an animation. */
import type { DecodeWork } from './decode-work.ts';

const riffHeaderBytes = 12;
const chunkHeaderBytes = 8;
/** Pictures have a handful; a file of nothing but empty ones is refused like one of too many scans. */
const mostChunks = 1_000;
/** Within the data of a chunk. */
const animationFlag = 0x02;
/** Bytes of a pixel that are held: what is decoded, beside it what is given out. */
const heldBytes = { lossy: 4, lossless: 8, animation: 8 } as const;
const channels = { lossy: 3, lossless: 4, animation: 4 } as const;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function* chunksOf(view: Buffer): Generator<Chunk> {
  for (let at = riffHeaderBytes; at + chunkHeaderBytes <= view.length; ) {
    const bytes = view.readUInt32LE(at + 4);
    const from = at + chunkHeaderBytes;
    yield { name: view.toString('latin1', at, at + 4), data: view.subarray(from, from + bytes) };
    // Chunks have an even length.
    at = from + bytes + (bytes % 2);
  }
}

const work = (pixels: number, kind: keyof typeof heldBytes): DecodeWork => ({
  scans: 1,
  samples: pixels * channels[kind],
  residentBytes: pixels * heldBytes[kind],
});

const nothing: DecodeWork = { scans: 1, samples: 0, residentBytes: 0 };

/** `mostScans`: counting beyond it is needless. */
export function webpWork(view: Buffer, mostScans: number): DecodeWork {
  let chunks = 0;
  let animation: DecodeWork | undefined;
  for (const { name, data } of chunksOf(view)) {
    chunks += 1;
    if (chunks > mostChunks) return { ...(animation ?? nothing), scans: mostScans + 1 };
    if (name === 'VP8 ' && data.length >= 10) {
      return work((data.readUInt16LE(6) & 0x3fff) * (data.readUInt16LE(8) & 0x3fff), 'lossy');
    }
    if (name === 'VP8L' && data.length >= 5) {
      const sides = data.readUInt32LE(1);
      return work(((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1), 'lossless');
    }
    if (name === 'VP8X' && data.length >= 10 && (data.readUInt8(0) & animationFlag) !== 0) {
      animation = { ...work(areaAt(data, 4), 'animation'), scans: 0, samples: 0 };
    }
    if (name === 'ANMF' && data.length >= 12 && animation) {
      const { scans, samples, residentBytes } = animation;
      const frame = work(areaAt(data, 6), 'animation');
      animation = { scans: scans + 1, samples: samples + frame.samples, residentBytes };
      if (animation.scans > mostScans) return animation;
    }
  }
  return animation ?? nothing;
}

/** Width and height, each less one in three bytes. */
const areaAt = (data: Buffer, at: number): number =>
  (data.readUIntLE(at, 3) + 1) * (data.readUIntLE(at + 3, 3) + 1);
