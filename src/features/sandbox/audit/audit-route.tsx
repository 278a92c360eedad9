import { LatestPlanning } from '../stored/planning-scope';
import { useSandboxContext } from '../use-sandbox';
import { AuditView } from './audit-view';

export function AuditRoute() {
  const { stored, library, libraryState, auditDraft, setAuditDraft } = useSandboxContext();
  return (
    <LatestPlanning>
      <AuditView
        stored={stored.all}
        library={library}
        state={libraryState}
        draft={auditDraft}
        onDraft={setAuditDraft}
      />
    </LatestPlanning>
  );
}
