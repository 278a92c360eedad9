/** The advertiser with a complete profile in `emulator-data`, for manual use and browser tests. */
export const DEMO_ACCOUNT = { email: 'demo@scenecue.example', password: 'Demo-Pass1' };
