export const settingsChanged = (keys: string[]) => ({ name: 'settings.changed' as const, facts: { keys } })
