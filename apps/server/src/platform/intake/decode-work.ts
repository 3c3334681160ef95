/**
 * Estimates the cost of decoding from the bytes, before a pixel is decoded. A file of 200 kB
 * can ask for the same 64 million pixels nine hundred times (the scans of a progressive JPEG), or for
 * all of them to be held at once (interlaced PNG, progressive JPEG, lossless and animated WebP).
 */
import { sniff } from './sniff.ts';
import { webpWork } from './webp-work.ts';

export interface DecodeWork {
  readonly scans: number;
  /** Samples all scans pass together. */
  readonly samples: number;
  /** Memory needed at once while decoding. */
  readonly residentBytes: number;
}

/** Cameras write one scan, picture editors ten, the thriftiest encoders some thirty. */
const mostScans = 100;
/** 64 megapixels in the ten scans that are usual, with room to spare. */
const mostSamples = 1_000_000_000;
/** 64 megapixels in three channels, or in the scans of a progressive JPEG as cameras sample it. */
const mostResidentBytes = 256 * 1024 * 1024;

export function isTooMuchWork(bytes: Uint8Array): boolean {
  const { scans, samples, residentBytes } = decodeWorkOf(bytes);
  return scans > mostScans || samples > mostSamples || residentBytes > mostResidentBytes;
}

/** Truncated files are counted as far as they go; the decoder reports the fault. */
export function decodeWorkOf(bytes: Uint8Array): DecodeWork {
  const kind = sniff(bytes);
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (kind === 'jpeg') return jpegWork(view);
  if (kind === 'png') return pngWork(view);
  if (kind === 'webp') return webpWork(view, mostScans);
  return { scans: 1, samples: 0, residentBytes: 0 };
}

const pngHeaderBytes = 29;
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Sequential rows are streamed; interlaced pictures are held whole. */
function pngWork(view: Buffer): DecodeWork {
  if (view.length < pngHeaderBytes) return { scans: 1, samples: 0, residentBytes: 0 };
  const channels = pngChannels[view.readUInt8(25)] ?? 4;
  const samples = view.readUInt32BE(16) * view.readUInt32BE(20) * channels;
  const isInterlaced = view[28] !== 0;
  // Lower bit depths are expanded to eight.
  const residentBytes = isInterlaced ? samples * Math.max(1, view.readUInt8(24) / 8) : 0;
  return { scans: isInterlaced ? 7 : 1, samples, residentBytes };
}

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  firstRestart: 0xd0,
  temporary: 0x01,
} as const;
/** Markers 0xc0..0xcf that are tables, not frames. */
const noFrame = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && !noFrame.has(code);
const isProgressive = (code: number) => code % 4 === 2;
/** Marker without a length. */
const isBare = (code: number) =>
  code === marker.temporary || (code >= marker.firstRestart && code <= marker.startOfImage);
const coefficientBytes = 2;

interface Frame {
  readonly isProgressive: boolean;
  /** Samples of a component; for an unknown component those of the largest. */
  readonly samplesOf: (component: number) => number;
  readonly samples: number;
}

function jpegWork(view: Buffer): DecodeWork {
  let frame: Frame | undefined;
  let scans = 0;
  let samples = 0;
  for (const { code, segment } of jpegSegments(view)) {
    if (isFrame(code)) frame ??= frameOf(code, segment);
    if (code !== marker.startOfScan) continue;
    scans += 1;
    for (let at = 0; at < (segment[0] ?? 0); at++) {
      samples += frame?.samplesOf(segment[1 + at * 2] ?? -1) ?? 0;
    }
    if (scans > mostScans) break;
  }
  const isHeld = frame?.isProgressive || scans > 1;
  return { scans, samples, residentBytes: isHeld ? (frame?.samples ?? 0) * coefficientBytes : 0 };
}

/** Markers with their segments, up to the end of the first image: decoders ignore what follows. */
function* jpegSegments(view: Buffer): Generator<{ code: number; segment: Buffer }> {
  for (let at = view.indexOf(0xff, 2); at !== -1; at = view.indexOf(0xff, at)) {
    const code = view[at + 1];
    if (code === undefined || code === marker.endOfImage) return;
    // Fill byte, entropy-coded data, or a marker without a segment.
    if (code === 0xff || code === 0 || isBare(code)) {
      at += code === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > view.length) return;
    const end = at + 2 + Math.max(2, view.readUInt16BE(at + 2));
    yield { code, segment: view.subarray(at + 4, end) };
    at = end;
  }
}

function frameOf(code: number, segment: Buffer): Frame | undefined {
  if (segment.length < 6) return undefined;
  const pixels = segment.readUInt16BE(1) * segment.readUInt16BE(3);
  const components = Array.from({ length: segment.readUInt8(5) }, (_, index) => {
    const at = 6 + index * 3;
    const sampling = segment[at + 1] ?? 0x11;
    return { id: segment[at] ?? -1, across: sampling >> 4, down: sampling & 15 };
  });
  const most = (of: 'across' | 'down') =>
    Math.max(1, ...components.map((component) => component[of]));
  const largest = most('across') * most('down');
  const parts = components.map(({ id, across, down }) => ({
    id,
    samples: (pixels * across * down) / largest,
  }));
  const named = new Map<number, number>();
  for (const { id, samples } of parts) named.set(id, Math.max(named.get(id) ?? 0, samples));
  return {
    isProgressive: isProgressive(code),
    samplesOf: (component) => named.get(component) ?? pixels,
    samples: parts.reduce((sum, { samples }) => sum + samples, 0),
  };
}
