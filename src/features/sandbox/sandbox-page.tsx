import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from '@/config/paths';
import type { LanguageStore } from '@/i18n/language-store';
import { Spinner } from '@/ui/feedback/spinner';
import { FormPage } from './form/form-page';
import { LeaveQuestion } from './form/leave-question';
import { useLazyViews } from './lazy-views';
import { ProgramFormContext } from './result/details/program-form-context';
import { LazyResultViews } from './result/lazy-view';
import { PlanningContext } from './result/plan/use-stored-planning';
import { Success } from './success';
import { EncodeBriefContext, SandboxContext, useSandbox, type SandboxServices } from './use-sandbox';

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
