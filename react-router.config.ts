import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  buildDirectory: process.env.BUILD === 'measuring' ? 'build/measuring' : 'build',
} satisfies Config
