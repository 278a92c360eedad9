import type { AnalysisType } from '@/lib/analysis-types';

export const videoFormats = ['mp4', 'mov', 'avi'] as const;
export const processingQualities = ['low', 'medium', 'high'] as const;
export const storageProviders = ['aws', 'gcp', 'azure'] as const;

/** How videos are processed, kept, reported and analysed. Numbers as they were typed. */
export interface Configuration {
  /** In MB. */
  maxVideoSize: string;
  supportedFormats: (typeof videoFormats)[number][];
  processingQuality: (typeof processingQualities)[number];
  autoDeleteProcessed: boolean;
  storageProvider: (typeof storageProviders)[number];
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

/** The defaults of the specification, section 3. @param email of the signed-in person */
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
