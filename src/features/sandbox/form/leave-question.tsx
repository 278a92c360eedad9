import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { Question } from '@/ui/dialogs/question';
import { useLeaveQuestion } from '@/ui/dialogs/use-leave-question';

/** Asks before the Sandbox is left while an analysis runs, which that stops. */
export function LeaveQuestion({ isRunning }: { isRunning: boolean }) {
  const t = useText();
  const { asked, leave, stay } = useLeaveQuestion(isRunning, paths.sandbox);
  return (
    <Question
      opened={asked}
      title={t('sandbox.leave.title')}
      text={t('sandbox.leave.text')}
      cancel={t('sandbox.leave.stay')}
      onCancel={stay}
      answers={[{ label: t('sandbox.leave.confirm'), onClick: leave }]}
    />
  );
}
