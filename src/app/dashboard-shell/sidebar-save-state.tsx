import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { SaveStateLine } from '@/profile/react/save-state-line';
import { useProfile } from '@/profile/react/use-profile';
import classes from './sidebar-save-state.module.css';

/** How the person's edits stand, above their card; nothing when all has arrived. */
export function SidebarSaveState({ collapsed }: { collapsed: boolean }) {
  const { saveState } = useProfile();
  const [location] = useLocation();
  // Settings announces the same by itself.
  const isHeardElsewhere = location.replace(/\/+$/, '') === paths.settings;
  return (
    // Always there, so that what appears in it is announced.
    <div
      className={classes.place}
      data-collapsed={collapsed}
      role="status"
      aria-live={isHeardElsewhere ? 'off' : 'polite'}
    >
      {saveState && saveState !== 'synced' ? <SaveStateLine state={saveState} compact={collapsed} /> : null}
    </div>
  );
}
