import { expect, test } from 'vitest'
import { checkInput } from '../check-input.ts'

const codes = (text: string) => checkInput('general', text).errors.map(({ code }) => code)

test.each([
  '/etc/environment',
  '/etc/inittab',
  '/etc/network/interfaces',
  '/etc/security/passwd',
  '/etc/redis/redis.conf',
  '/etc/pam.d/sshd',
  '/etc/postgresql/16/main/pg_hba.conf',
  'file=/etc/rc.local',
  '\\etc\\vsftpd.conf',
  '/proc/meminfo',
  '/proc/cmdline',
  '/proc/thread-self/environ',
  '/root/x',
  '/.npmrc',
  'C:\\Program Files\\MySQL\\my.ini',
  '/images/..',
  './..',
])('%s is a path that nobody names in a shop', (text) => expect(codes(text)).toContain('PATH'))

test.each([
  'size 36/37/.. còn không shop?',
  'có màu đen/trắng/..',
  '37/38/.. đều hết',
  'Trà: lá/root',
  'oak/root',
  'túi/etc/phụ kiện',
  'my.ini',
])('“%s” is a list', (text) => expect(codes(text)).toEqual([]))
