import { createContext } from 'react';
import type { ProfileStore } from './profile-store';

export const ProfileContext = createContext<ProfileStore | null>(null);
