import { Alert, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { Suspense, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { paths } from '@/config/paths';
import type { LanguageStore } from '@/i18n/language-store';
import { useText } from '@/i18n/use-text';
import { Spinner } from '@/ui/feedback/spinner';
import { FormPage } from './form/form-page';
import { LeaveQuestion } from './form/leave-question';
import { useLazyViews } from './lazy-views';
import { ProgramFormContext } from './result/details/program-form-context';
import { LazyResultViews } from './result/lazy-view';
import { PlanningContext } from './result/plan/use-stored-planning';
import { useAddressValue } from './use-address-value';
import {
  EncodeBriefContext,
  resultPath,
  SandboxContext,
  useSandbox,
  type Sandbox,
  type SandboxServices,
} from './use-sandbox';

/** @returns whether the page that is shown, or another of its views, was left before */
function useWasLeft(): boolean {
  const [path] = useLocation();
  const [view] = useAddressValue('view');
  const [shown, setShown] = useState({ path, view });
  const [left, setLeft] = useState<readonly string[]>([]);
  if (shown.path !== path || shown.view !== view) {
    setShown({ path, view });
    setLeft([...left, shown.path]);
  }
  return left.includes(path);
}

/**
 * Says that an analysis has succeeded, above its result, until another view is shown. A live region must exist before its
 * content changes.
 */
function Success({ received }: Pick<Sandbox, 'received'>) {
  const t = useText();
  const [path] = useLocation();
  const wasLeft = useWasLeft();
  const shown = wasLeft
    ? undefined
    : [...received.values()].find(({ id }) => resultPath(id) === path)?.response;
  return (
    <div role="status">
      {shown?.status === 'success' ? (
        // What is missing is listed below: green would suggest that nothing is missing.
        <Alert role="none" color={shown.partial?.length ? 'gray' : 'green'} px="xs" py={6} mb="xs">
          <Text size="sm" fw={600} c={shown.partial?.length ? 'dimmed' : 'var(--good-ink)'}>
            {t('sandbox.succeeded')}
          </Text>
        </Alert>
      ) : null}
    </div>
  );
}

/** The pages of the Sandbox, which share a running analysis and what is stored. */
export function SandboxPage(props: SandboxServices & { language: Pick<LanguageStore, 'need'> }) {
  const sandbox = useSandbox(props);
  const views = useLazyViews(props.language);
  return (
    <SandboxContext value={sandbox}>
      <PlanningContext value={sandbox.planning}>
        <EncodeBriefContext value={props.encodeBrief}>
          <LazyResultViews value={views}>
            <Success received={sandbox.received} />
            <LeaveQuestion isRunning={sandbox.analysis.state.phase === 'analyzing'} />
            <Suspense fallback={<Spinner />}>
              <Switch>
                <Route path={paths.sandbox}>
                  <FormPage views={views} />
                </Route>
                <Route path={paths.compare}>
                  <views.compare.Component />
                </Route>
                <Route path={paths.many}>
                  <views.many.Component />
                </Route>
                <Route path={paths.moments}>
                  <views.moments.Component />
                </Route>
                <Route path={paths.audit}>
                  <views.audit.Component />
                </Route>
                <Route path={`${paths.sandbox}/:id`}>
                  {({ id }) => (
                    <ProgramFormContext value={views.program}>
                      <views.result.Component id={id} />
                    </ProgramFormContext>
                  )}
                </Route>
              </Switch>
            </Suspense>
          </LazyResultViews>
        </EncodeBriefContext>
      </PlanningContext>
    </SandboxContext>
  );
}
