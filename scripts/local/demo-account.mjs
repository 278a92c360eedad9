/** The advertiser with a complete profile in `emulator-data`, for people and for browser tests. */
export const DEMO_ACCOUNT = { email: 'demo@scenecue.example', password: 'Demo-Pass1' };
