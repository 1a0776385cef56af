import { expect, test } from 'vitest'
import { checkInput } from '../check-input.ts'

const codes = (text: string) => checkInput('general', text).errors.map(({ code }) => code)

test.each([
  'Please select length (cm) and width (mm)',
  'select user (admin or staff)',
  'Size* (select one)',
  'Available in (select stores)',
  'Pick size 37 or select another',
  'Under "Size" select one from the list',
  'Please select No.5 from the menu',
  'select St.Moritz from the list',
])('“%s” selects no rows', (text) => expect(codes(text)).toEqual([]))

test.each([
  '37 or 38 in 2 colours',
  '36 or 37 is 23 cm?',
  '37 or 38 like 36',
  'Blade 10" or 11 in 2 colours',
  "'37' or '38'; which?",
  "To get 'Ice Fly' order by Friday",
  "Split the kids' group by age",
  '5 order by Friday please',
  'All 3 having fun <3',
  "Voucher 'VIP' limit 2",
  'Any "Edea" except all-white',
  '36 Union All-Star skates',
  "ladies' in (black)",
  "Áo 'S' in 'Elsa'",
  "'Love it!' -- Jo",
  '(Hà Nội); -- cảm ơn',
  'sets joined by `||`',
  'A leading "=" or "-" is removed',
  "rock'and'roll",
])('“%s” goes on with words', (text) => expect(codes(text)).toEqual([]))

test.each([
  'Can I create user account with Google?',
  'Bước 2; create user account',
  'Please grant all members access to the rink',
  'Order 9; grant access please',
  "Copy invoice to 'Lan'",
  'Order 15; copy invoice to me',
  'size 38; vacuum packed',
  'Size 37; if (too small) exchange 38',
  'Lesson (8 yrs); begin on Monday',
  'Mua 2; use SALE10; thanks',
  'Order no. 5; set role model',
  'Order 5; delete from cart',
  'Please execute immediate refund',
  'Order 12; execute by Friday',
  'exec master class',
  'Heel drop type A',
  'merge into traffic using mirrors',
  'công thức IF(A1>5,1,0) sai',
])('“%s” is no statement', (text) => expect(codes(text)).toEqual([]))

test.each([
  "'; DELETE FROM reviews WHERE '1'='1",
  "' or id>0--",
  "' or price < 5 --",
  "' or id between 1 and 9--",
  "' AND sqlite_version()>'3",
  "1 and user_name() = 'dbo'",
  "' or a=a--",
  "' or username like char(37);",
  "1'='1' or '1",
  "' or (EXISTS)",
  "AND 1=0 AND '%'='",
  'admin" --',
  'admin"/*',
  'or x=y--',
  'HAVING 1=0#',
  "'or'1=1",
  "' or 'text' = n'text'",
  'ORDER BY 31337--',
])('%s goes on with a condition', (text) => expect(codes(text)).toContain('SQL'))

test.each([
  "'; CREATE EXTENSION dblink; --",
  "'; LOCK TABLE users;--",
  "'; ATTACH DATABASE '/tmp/x.php' AS x;--",
  "'; NOTIFY x;--",
  "'; call sys.x()--",
  "\\'; desc users; --",
  "'; create user evil",
])('%s starts another statement', (text) => expect(codes(text)).toContain('SQL'))

test.each([
  'select length(password) from users',
  'select user()',
  'select name from sysibm.systables;',
  'select max(5)',
  'id in (select id from users)',
  '1=(select 1)',
  'select u.email from users u',
  "create user evil with password 'x'",
  "grant all privileges on *.* to 'x'",
  "copy users to '/tmp/x'",
  "copy users from program 'id'",
  "'; begin dbms_lock.sleep(5); end;--",
  '1; use master; drop table users',
  "exec master..xp_cmdshell 'dir'",
  "execute immediate 'drop table users'",
  'merge into users using dual on (1=1)',
  '1; vacuum full',
  "' union all select 1--",
  "' order by 3",
  "' having 1=1",
])('%s has its operand', (text) => expect(codes(text)).toContain('SQL'))
