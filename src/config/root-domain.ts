/**
 * The root domain of whoever runs this deployment, which names the source of its results in files for bidders (OpenRTB
 * implementation guide, 7.14). The operator replaces it with its own (docs/operation.md).
 */
export const rootDomain = 'scenecue.example';
