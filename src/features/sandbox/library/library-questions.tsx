import { useText } from '@/i18n/use-text';
import { Question } from '@/ui/dialogs/question';
import type { useStoredAnalyses } from '../stored/stored-analyses';
import { programTitle } from '../program-title';
import type { LibraryEntry } from './library-entries';
import { RenameDialog } from './rename-dialog';
import type { useRowActions } from './use-row-actions';

interface LibraryQuestionsProps {
  actions: ReturnType<typeof useRowActions>;
  stored: ReturnType<typeof useStoredAnalyses>;
  /** Whether it is asked to remove everything from this device. */
  isClearing: boolean;
  onCleared: () => void;
}

const nameWithoutTitle = ({ title, name, url }: LibraryEntry) => (title?.trim() ? programTitle(url) : name);

/** What is asked before an analysis, or all of this device, is removed; and for a new name. */
export function LibraryQuestions({ actions, stored, isClearing, onCleared }: LibraryQuestionsProps) {
  const t = useText();
  const { asked } = actions;

  function clear() {
    onCleared();
    actions.forgetRemoved();
    stored.clear();
  }
  return (
    <>
      <Question
        opened={isClearing}
        title={t('library.clear-title')}
        text={t('library.clear-text', { count: stored.all.length })}
        cancel={t('tables.cancel')}
        onCancel={onCleared}
        answers={[{ label: t('library.clear'), onClick: clear }]}
      />
      <Question
        opened={asked?.action === 'remove'}
        title={t('library.delete-title')}
        text={t('library.delete-text', { name: asked?.entry.name ?? '' })}
        cancel={t('tables.cancel')}
        onCancel={actions.close}
        answers={[{ label: t('library.delete'), onClick: actions.confirmDelete }]}
      />
      <RenameDialog
        opened={asked?.action === 'rename'}
        title={asked?.entry.title}
        otherName={asked ? nameWithoutTitle(asked.entry) : ''}
        onRename={actions.rename}
        onClose={actions.close}
      />
    </>
  );
}
