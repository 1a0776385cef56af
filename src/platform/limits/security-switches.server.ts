/** The active guards of this process, set by the settings (flows/system/apply-security-settings.ts); until they are read, all are on. */
export const securitySwitches = {
  /** Browsers enforce the content security policy of pages; otherwise they only report. */
  enforcesPolicy: true,
  /** Form input is checked for attacks. */
  checksInput: true,
  /** Pausable limits count; those that protect secrets and tables always do. */
  limitsRates: true,
  /** Security events go to open monitors at once and are kept in memory. */
  monitorsLive: true,
}
type SecuritySwitches = typeof securitySwitches

export const setSecuritySwitches = (changes: Partial<SecuritySwitches>) => void Object.assign(securitySwitches, changes)
