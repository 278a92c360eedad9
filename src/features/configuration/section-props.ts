import type { UseFormReturnType } from '@mantine/form';
import type { Configuration } from './sample-data';

/** What each card gets. */
export interface SectionProps {
  fields: UseFormReturnType<Configuration>;
}
