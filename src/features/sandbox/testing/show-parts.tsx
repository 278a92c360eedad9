import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppRoot } from '@/app/app-root';
import { ADA, createMemoryServices } from '@/app/testing/memory-services';
import type { AnalysisResponse } from '@/contracts/analysis';
import { EncodeBriefContext } from '../use-sandbox';
import { PlanContext } from '../result/plan/plan-context';
import { PlanningContext } from '../result/plan/use-stored-planning';
import { usePlanning, type PlanEditor, type Suitability } from '../result/plan/use-planning';
import { PlayContext, usePlayer, type Player } from '../result/player/use-player';
import { playLikeChromium } from './video-element';

interface Shown {
  planning: PlanEditor;
  suitability: Suitability;
  player: Player;
}

type Parts = (shown: Shown) => ReactNode;

interface PlannedProps {
  response: AnalysisResponse;
  title: string | undefined;
  /** Where the video opens, in ms. */
  firstMs: number | undefined;
  parts: Parts;
  /** Called with the profile of the plan that is shown. */
  onShown: (profile: string) => void;
}

function Planned({ response, title, firstMs, parts, onShown }: PlannedProps) {
  const player = usePlayer(response.videoUrl, firstMs);
  const { planning, suitability } = usePlanning(response, title);
  const { id } = planning.plan.choices.profile;
  useEffect(() => onShown(id), [onShown, id]);
  return (
    <PlayContext value={player.phase === 'failed' ? null : player.playFrom}>
      <PlanContext value={planning.plan}>{parts({ planning, suitability, player })}</PlanContext>
    </PlayContext>
  );
}

interface ShowOptions {
  title?: string;
  /** Where the video opens, in ms; by default at its start. */
  firstMs?: number;
  /** The profile that the user has chosen before; by default none, so that it is the balanced one. */
  profile?: string;
  /** Where the plan is stored; by default nowhere yet. */
  memory?: ReturnType<typeof createMemoryServices>;
}

/**
 * Shows only some parts of a result, with a real plan that is stored: a whole result takes far longer to render.
 *
 * @returns the user, the services, and a function that shows the parts again, as after a reload
 */
export async function showParts(
  response: AnalysisResponse,
  parts: Parts,
  { title, firstMs, profile, memory = createMemoryServices() }: ShowOptions = {},
) {
  // An address that another test has left would be that of the parts.
  history.replaceState(null, '', '/');
  playLikeChromium();
  const { services } = memory;
  const { language } = services;
  await Promise.all((['dashboard', 'sandbox', 'plan', 'library'] as const).map(language.need));
  if (profile) memory.planning.store('profiles', { chosen: profile });
  const documents = await services.openPlanning(ADA.uid);
  let shownProfile = '';
  const onShown = (id: string) => {
    shownProfile = id;
  };
  const show = () =>
    render(
      <AppRoot services={services} isReloading={createStore(() => false)}>
        <PlanningContext value={documents}>
          <EncodeBriefContext value={services.encodeBrief}>
            <Planned response={response} title={title} firstMs={firstMs} parts={parts} onShown={onShown} />
          </EncodeBriefContext>
        </PlanningContext>
      </AppRoot>,
    );
  let view = show();
  onTestFinished(() => {
    view.unmount();
    memory.close();
  });
  if (profile) await waitFor(() => expect(shownProfile).toBe(profile));
  return {
    memory,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    showAgain: () => {
      view.unmount();
      view = show();
    },
  };
}
