import { z } from 'zod'
import { features } from '#shop/settings/features.ts'
import type { SettingsSection } from './settings-section.server.ts'

const form = z.record(z.string(), z.string()).transform((typed) => ({
  featuresOff: features.filter((feature) => typed[feature] !== 'on'),
  analyticsFunnel: typed.analyticsFunnel === 'on',
}))

/** Features that are on or off. */
export const featuresSection: SettingsSection = {
  at: '/admin/settings/features',
  keys: ['featuresOff', 'analyticsFunnel'],
  form,
  fields: ({ featuresOff, analyticsFunnel }) => ({
    ...Object.fromEntries(features.map((feature) => [feature, featuresOff.includes(feature) ? '' : 'on'])),
    analyticsFunnel: analyticsFunnel ? 'on' : '',
  }),
}
