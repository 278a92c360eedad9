import type { UseFormReturnType } from '@mantine/form';
import type { AnalysisType } from '@/ui/analysis-types';

export const processingQualities = ['low', 'medium', 'high'] as const;

/** How videos are processed, stored, reported and analyzed. Numbers are the text of their fields. */
export interface Configuration {
  /** In MB. */
  maxVideoSize: string;
  supportedFormats: ('mp4' | 'mov' | 'avi')[];
  processingQuality: (typeof processingQualities)[number];
  autoDeleteProcessed: boolean;
  storageProvider: 'aws' | 'gcp' | 'azure';
  storageRegion: string;
  /** In days. */
  retentionPeriod: string;
  emailNotifications: boolean;
  webhookNotifications: boolean;
  notificationEmail: string;
  defaultAnalysisType: AnalysisType;
  languageDetection: boolean;
  faceDetection: boolean;
  objectDetection: boolean;
  sceneDetection: boolean;
}

/** The props of each card. */
export interface SectionProps {
  fields: UseFormReturnType<Configuration>;
}

/** The defaults of the specification, section 3. @param email of the signed-in user */
export function defaultConfiguration(email: string): Configuration {
  return {
    maxVideoSize: '500',
    supportedFormats: ['mp4', 'mov', 'avi'],
    processingQuality: 'high',
    autoDeleteProcessed: false,
    storageProvider: 'aws',
    storageRegion: 'us-east-1',
    retentionPeriod: '30',
    emailNotifications: true,
    webhookNotifications: true,
    notificationEmail: email,
    defaultAnalysisType: 'full',
    languageDetection: true,
    faceDetection: true,
    objectDetection: true,
    sceneDetection: true,
  };
}
