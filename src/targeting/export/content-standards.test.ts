import { Validator, type Schema } from '@cfworker/json-schema';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACTS, planWith } from '../testing/planned-program';
import { toContentStandards, toSceneVerdicts } from './content-standards';

describe('AdCP content standards', () => {
  const schemas = JSON.parse(
    readFileSync(new URL('../testing/standards/adcp-3.1.19.json', import.meta.url), 'utf8'),
  ) as Record<string, Schema>;
  function errorsOf(name: string, value: unknown) {
    const schema = schemas[`content-standards/${name}.json`] ?? false;
    const validator = new Validator(schema, '7', false);
    for (const each of Object.values(schemas)) validator.addSchema(each);
    return validator.validate(JSON.parse(JSON.stringify(value))).errors;
  }

  it('a profile and the exclusions of a brief are policies', () => {
    const request = toContentStandards(planWith({}), '9f1c2d34-0000-4000-8000-000000000000');
    expect(errorsOf('create-content-standards-request', request)).toEqual([]);
    const byId = new Map(request.policies.map((each) => [each.policy_id, each.policy]));
    expect(byId.get('topic-380')).toMatch(/^Crime: Content may mention this topic/);
    expect(byId.get('topic-8FD8nI')).toMatch(/^Terrorism: Content must not mention/);
    expect(byId.get('avoid-flashing')).toBe('Content must not have: flashing.');
    expect(byId.get('brief-war-and-conflicts')).toBe('Content must not be about war and conflicts.');
    expect(byId.size).toBe(request.policies.length);
  });

  it('scenes are artifacts with verdicts that name the policy', () => {
    const plan = planWith(FACTS);
    const { request, response } = toSceneVerdicts(plan);
    expect(errorsOf('validate-content-delivery-request', request)).toEqual([]);
    expect(errorsOf('validate-content-delivery-response', response)).toEqual([]);
    expect(request.records[0]?.artifact).toMatchObject({
      property_rid: 'one.example',
      artifact_id: 'video_123_scene_1',
      url: 'https://cdn.example.com/program.mp4#t=0,60',
      published_time: '2026-11-20T00:00:00Z',
      assets: [
        { type: 'text', content: 'Week 4 Auditions, scene 1' },
        { type: 'video', transcript: 'Boil the pasta.', transcript_source: 'generated' },
      ],
    });
    expect(response).toMatchObject({
      summary: { total_records: 2, passed_records: 1, failed_records: 1 },
      results: [
        { record_id: 'scene-1', verdict: 'pass', features: [{ status: 'passed' }] },
        { record_id: 'scene-2', verdict: 'fail', features: [{ status: 'failed', policy_id: 'topic-380' }] },
      ],
    });
    const policies = toContentStandards(plan, 'x'.repeat(16)).policies.map(({ policy_id }) => policy_id);
    const named = response.results.flatMap(({ features }) =>
      features.flatMap((each) => each.policy_id ?? []),
    );
    expect(policies).toEqual(expect.arrayContaining(named));
  });

  it('a scene that could not be judged fails as not evaluated', () => {
    const plan = planWith({});
    const [first, ...rest] = plan.scenes;
    const scenes = first ? [{ ...first, verdict: 'not-assessed' as const }, ...rest] : rest;
    expect(toSceneVerdicts({ ...plan, scenes }).response.results[0]).toMatchObject({
      verdict: 'fail',
      features: [{ status: 'unevaluated' }],
    });
  });
});
