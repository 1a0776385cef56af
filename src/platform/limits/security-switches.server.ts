/** Which guards of this process are up. The merchant's settings say so (flows/system/apply-security-settings.ts); a process that has not read them yet guards everything. */
export const securitySwitches = {
  /** Pages come with a policy that the browser holds them to; else it only reports. */
  enforcesPolicy: true,
  /** What forms send is looked at for attacks. */
  checksInput: true,
  /** Limits that are there for good manners count; those that guard secrets and tables always do. */
  limitsRates: true,
  /** Security events are told to open monitors at once and kept in memory. */
  monitorsLive: true,
}
type SecuritySwitches = typeof securitySwitches

export const setSecuritySwitches = (said: Partial<SecuritySwitches>) => void Object.assign(securitySwitches, said)
