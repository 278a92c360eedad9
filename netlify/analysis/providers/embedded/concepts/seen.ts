import { COCO_CLASSES } from '../vision/coco-classes';
import type { ConceptDescriptor, Curve } from './descriptor';
import { FACE_CONCEPTS, UNSAFE_CONCEPT } from './detections';
import type { Moment } from './moment';

const seen =
  (name: string) =>
  ({ detections }: Moment) =>
    detections.get(name)?.value;

/** Confidence 0.5 at 0.55. */
const OBJECT_CURVE: Curve = { shape: 'smoothstep', none: 0.3, full: 0.8 };

/** Objects that the object detectors know, by their COCO names. */
export const OBJECT_CONCEPTS: readonly ConceptDescriptor[] = COCO_CLASSES.map((name) => ({
  name,
  kind: 'seen',
  measurement:
    'mean score of two object detectors, in the best frame of the shot or 0.05 over the second best',
  unit: 'share',
  curve: OBJECT_CURVE,
  source:
    'half-way where the mean of the detectors is right in 95 of 100 shots; own measurements on photographs',
  measure: seen(name),
}));

/** The number of faces, and the flag for review by a person. */
export const FRAME_CONTENT_CONCEPTS: readonly ConceptDescriptor[] = [
  ...Object.values(FACE_CONCEPTS).map((name, index, names): ConceptDescriptor => ({
    name,
    kind: 'seen',
    // Two frames with different counts may be in the same moment: the higher count includes the lower one.
    notWith: names.slice(index + 1),
    measurement: 'faces that are counted in a frame of the shot',
    unit: 'faces',
    curve: { shape: 'gathering', half: 0.5 },
    source: 'BlazeFace at a score of 0.75; faces are counted, never recognised',
    measure: seen(name),
  })),
  {
    name: UNSAFE_CONCEPT,
    kind: 'seen',
    measurement: 'score of the unsafe classes of an image classifier: a flag for a person to review',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.94, full: 1 },
    source:
      'half-way at 0.97, above the highest score of 380 ordinary photographs and drawings; own measurements',
    measure: seen(UNSAFE_CONCEPT),
  },
];

/** A class of a model added by the installation, by its name. The classes are known only from their findings. */
export const ownConcept = (name: string): ConceptDescriptor => ({
  name,
  kind: 'seen',
  measurement:
    'score of a model of the installation, on a scale where its threshold is 0.55, in the best frame of the shot or 0.05 over the second best',
  unit: 'share',
  curve: OBJECT_CURVE,
  source: 'the threshold in the manifest of the model',
  measure: seen(name),
});
