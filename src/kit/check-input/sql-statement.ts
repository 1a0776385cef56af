const mark = '["`[]?'
const name = `${mark}[a-z_@#][\\w$]{0,60}["\`\\]]?(?:\\s?\\.{1,2}\\s?${mark}[\\w$*]{1,60}["\`\\]]?){0,3}`
const ended = '\\s?(?:$|;|--|#|/\\*|\\))'

/** Tables that do not occur in prose, as no name with `_` does; after a column list they make a statement. */
const tables =
  '(?:[a-z0-9]{1,30}_\\w{1,40}|users?|accounts?|customers?|members?|admins?|administrators?|employees?|staff|sessions?|passwords?|credentials?|logins?|orders?|products?|payments?|invoices?|transactions?|mails?|credit_?cards?|cards|tokens?|roles?|coupons?|settings|reviews|skaters|carts?|consents|sysobjects|sys|syscolumns|mysql|master|msdb|dual|tablename|tbl\\w{1,30})'
const table = `${mark}(?:\\w{1,40}["\`\\]]?\\.${mark})?${tables}\\b["\`\\]]?(?:\\.{1,2}${mark}\\w{1,60}["\`\\]]?){0,2}`
const column = `(?:${name}(?:\\([^()]{0,60}\\))?|\\d{1,9}|'[^']{0,40}'|\\*|@@\\w{1,40})`
const columns = `(?:distinct\\s|all\\s|top\\s\\d{1,6}\\s)?${column}(?:\\s?(?:,|\\|\\|)\\s?${column}){0,30}`
const tail = `\\s?(?:$|;|--|#|\\)|where\\s.{1,60}?(?:=|<|>|like\\s?['"]|\\sin\\s?\\(|\\sis\\s(?:not\\s)?(?:null|true|false)\\b)|limit\\s\\d|order\\sby\\s\\w|group\\sby\\s\\w|union\\s|having\\s|offset\\s\\d|fetch\\s|into\\s|for\\s(?:update|xml)|(?:(?:inner|cross|(?:left|right|full)(?:\\souter)?)\\s)?join\\s\\w{1,40}\\s(?:\\w{1,20}\\s)?(?:on|using)\\b)`
const condition =
  'where\\s\\(?[\\w."\'`[\\]]{1,60}\\s?(?:=|<|>|!=|like\\s[\'"]|in\\s?\\(|is\\s(?:not\\s)?null|between\\s)'

/** What a shopper chooses, as no table is read so: “How to select size from products”, “Step 2; select 2 from list”. */
const choiceFrom = (source: string) =>
  `[a-z0-9]{1,40}\\sfrom\\s${source}(?:\\s?,\\s?${source}){0,3}\\s?(?:$|;\\s?[a-z\\u00c0-\\u1eff])`
/** After a word it is the verb of a sentence; a text that begins with it is a statement: `select total from orders`. */
const choice = `(?<=(?:[,:]|[a-z\\u00c0-\\u1eff])\\sselect\\s)${choiceFrom('(?:settings|products|orders|reviews|cards|carts|staff|members)')}`

/** Nouns after which “drop table …” means furniture. */
const furniture =
  '(?:tennis|decor\\w{0,6}|linens?|wine|salt|talk|manners|reservations?|bookings?|of|lamps?|legs?|leaf|top|tops|saw|cloths?|mats?|runner|chairs?|football|hockey|height|stand|cover|edge|off|desk|here|now|down|please|\\d{1,4})'

/** Functions whose names do not occur in prose. */
const rareProbe =
  '(?:pg_\\w{1,30}|benchmark|(?:current|session|system)_(?:user|database|setting)|load_file|concat|concat_ws|group_concat|string_agg|n?char|chr|ascii|substr|substring|extractvalue|updatexml|unhex|md5|sha1|name_const|randomblob|lo_import|lo_export|query_to_xml|(?:dbms|utl)_\\w{1,30}(?:\\.\\w{1,40})?|xp_\\w{1,40}|ifnull|json_\\w{1,20}|sqlite_version|host_name|db_name|suser_s?name|is_srvrolemember|inet_\\w{1,20}_addr|set_config|dblink\\w{0,20})'
const probe = `(?:${rareProbe}|version|sleep|user|database|schema|count|mid|cast|convert|hex|if|max|min|sum|avg|length|now)`
/** “select length (cm)” is prose: other names need their bracket directly, and an operand in it. */
const probed = `(?:${rareProbe}\\s?\\(|${probe}(?:\\s?\\(\\s?\\)|\\((?:-?\\d|['"@*(]|${probe}\\()))`

/** A subquery: “Size (select one)” lacks its operand. */
export const subquery = `\\(\\s?select[\\s(]\\s?(?:distinct\\s|top\\s\\d{1,6}\\s)?(?:\\d{1,9}\\s?(?:[,)]|--|#|;|from\\b|$)|['"@*(]|null\\b|case\\s|${probed}|${columns}\\s?\\)?\\s?from[\\s(]\\s?${name}${tail})`

/** Parts of databases whose names are words of prose: “drop index finger”. */
const part = '(?:view|index|procedure|function|trigger|user|role|column|sequence|policy)'
/** Prose before “case when …”. */
const inCase = '(?<!\\b(?:in|the|any|this|that|which|no)\\s)'

const privilege = '(?:all|select|insert|update|delete|execute|dba|connect|superuser|usage|truncate|references|trigger)'
const privileges = `${privilege}(?:\\s?,\\s?${privilege}){0,9}(?:\\sprivileges)?`

const stacked = `(?:^|[^\\w\\s\\u00c0-\\u1eff]|\\d|;)\\s?;\\s?|^\\s?;\\s?|['")]\\s?;\\s?`

/** A number may stand before it without a space: `1e0union select`. */
const union = '(?:(?<![a-z_])|(?<=\\\\n))union'

const shapes = [
  // union needs an operand, which “union select committee” lacks.
  `${union}(?:\\s|[(]){1,4}(?:(?:all|distinct|distinctrow)(?:\\s|[(]){1,4})?select(?:\\s|[(]){1,4}(?:${column}(?:,${column})+|['"@*(~-]|0x|\\d{1,9}\\s?(?:,|--|#|;|from|\\)|$)|null\\b|true\\b|${probe}\\(|${columns}\\sfrom\\s|${columns}\\s?(?:--|#))`,
  `${union}\\s?(?:all\\s?)?\\(?\\s?select\\s?(?:['"@*(]|\\d|null)`,
  // select
  `\\bselect\\s?\\(?\\s?\\*\\s?\\)?\\s?(?:from\\b(?!\\s(?:the|my|our|your|this|these)\\s)|,)`,
  `\\bselect[\\s(]\\s?(?!${choice})${columns}\\s?\\)?\\s?from[\\s(]\\s?${table}(?:(?:\\s(?:as\\s)?\\w{1,3})?\\s?,\\s?${table}(?:\\s(?:as\\s)?\\w{1,3})?){0,5}${tail}`,
  `\\bselect[\\s(]\\s?${columns}\\s?\\)?\\s?from[\\s(]\\s?${name}\\s${condition}`,
  `\\bselect\\s[^;]{1,120}?\\sfrom\\s(?:information_schema\\b|pg_(?:catalog|tables|user|shadow|class|stat)|sysobjects|sqlite_master|mysql\\.|sys\\.|sysibm\\.|syscat\\.|(?:all|dba|user)_\\w|v\\$\\w|dual\\b)`,
  `\\bselect\\s?[\\s(]\\s?(?:@@\\w|${probed}|(?:current|session|system)_user\\b)`,
  `(?:exists|in|=|<|>|any|all|,|\\|\\||\\(|\\+|-|\\*)\\s?${subquery}`,
  `(?:${stacked})select\\s(?:\\*|\\d{1,9}\\s?(?:$|,|;|--|#|into|where\\s\\S{1,30}?[=<>])|'|null|@@|\\w{1,40}\\((?:['"*@\\d)]|\\w{1,40}\\()|pg_|case\\s)`,
  `(?:${stacked})(?:(?<=['")]\\s?;\\s?)|(?!select\\s${choiceFrom('[a-z]{1,40}')}))select\\s${columns}\\sfrom\\s${name}${tail}`,
  `\\bselect\\s(?:${name}\\s?,\\s?){0,20}(\\w{1,20})\\.[a-z_]\\w{0,40}(?:\\s?,\\s?${name}){0,20}\\sfrom\\s(?:${name}\\s(?:as\\s)?)?\\1\\b|^\\s?select\\s\\d{1,9}\\s?;\\s?--`,
  // Changing rows
  `\\binsert\\s(?:ignore\\s)?into\\s${name}\\s?(?:\\([^()]{1,200}\\)\\s?(?:values?|select|default|returning|overriding|output)\\b|values?\\s?\\(|select\\s${columns}\\sfrom|set\\s\\w{1,40}\\s?=|default\\svalues)`,
  `\\bupdate\\s(?:only\\s)?${name}\\sset\\s${name}\\s?=`,
  `\\bdelete\\sfrom\\s${name}\\s${condition}`,
  `(?:^\\s?|[;'")]\\s?)delete\\sfrom\\s(?!carts?\\b)${table}${ended}`,
  `(?:${stacked})delete\\sfrom\\s(?!(?:cart|basket|bag|order|(?:wish)?list)\\b|(?:my|the|our|your)\\s)${name}${ended}`,
  `\\bdelete\\sfrom\\s(?!orders?\\b|carts?\\b|cards\\b|reviews\\b|products?\\b)${table}\\s?(?:$|;|--)`,
  `\\bdelete\\sfrom\\s${name}\\s?;\\s?--|(?:^\\s?|[;'")]\\s?)delete\\sfrom\\s(?!(?:my|the|our|your|here|there|carts?|basket|bag|(?:wish)?list|favou?rites)\\b)${name}\\s?;\\s?$`,
  `\\bmerge\\sinto\\s${name}\\s(?:(?:as\\s)?\\w{1,20}\\s)?using\\s(?:\\(|[^;]{1,80}?\\son\\s\\(?[\\w.]{1,60}\\s?[=<>])|\\breplace\\sinto\\s${name}\\s?(?:\\(|values)`,
  // Changing tables
  `\\bdrop\\s(?:function|procedure|aggregate)\\s${name}\\(|\\bdrop\\s${part}\\s(?:${name}\\s?(?:;\\s?(?:$|--|#)|--(?!\\s[\\w\\u00c0-\\u1eff])|/\\*|cascade|restrict|\\son\\s${table}${ended})|'[^'\\n]{1,60}'\\s?(?:@|;)|(?!cards\\b|accounts\\b|settings\\b|reviews\\b)${table}\\s?(?:$|;))`,
  `\\bdrop\\s(?:table|database|schema)\\s(?:if\\sexists\\s)?(?!${furniture}\\b)${name}(?:\\s?,\\s?${name}){0,5}\\s?(?:$|;|--|#|/\\*|cascade|restrict)`,
  `\\bdrop\\s(?:table|database|schema|${part})\\sif\\sexists\\b|\\bdrop\\stable\\s${name}\\s?(?:;|--|cascade)`,
  `(?:['"\\d)]\\s?|^\\s?);\\s?(?:(?:drop|alter|truncate)\\s(?:table|database|schema|user|role|login|view|index|function|procedure|trigger)|create\\s(?:table|database|schema|view|index|function|procedure|trigger))\\s(?!${furniture}\\b)`,
  `['"]\\s?\\){0,3}\\s?;\\s?create\\s(?:user|role|login)\\s`,
  `\\btruncate\\stable\\s(?!${furniture}\\b)${name}(?:\\s?,\\s?${name}){0,5}(?:${ended}|\\s(?:cascade|restrict|restart\\sidentity)\\b)|(?:${stacked})truncate\\s(?:table\\s)?${name}|\\btruncate\\s${table}${ended}`,
  `\\balter\\s(?:table|database|user|role|login|system|schema)\\s${name}\\s(?:add|drop|modify|alter|rename|change|set|with|identified|enable|disable|owner|password|superuser)\\b`,
  `\\bcreate\\s(?:temp(?:orary)?\\s|unlogged\\s)?table\\s(?:if\\snot\\sexists\\s)?${name}\\s?(?:\\(\\s?${name}\\s(?:int|integer|bigint|serial|text|n?varchar|n?char|date|datetime|bool|boolean|numeric|decimal|json|jsonb|uuid|timestamp|float|real|blob)|as\\sselect)`,
  `\\bcreate\\s(?:or\\sreplace\\s)?(?:(?:user|role|login)\\s${name}\\s(?:(?:with\\s)?(?:(?:encrypted\\s)?password\\s?['"=]|superuser|createdb|createrole)|identified\\s|default_)|(?:function|procedure)\\s${name}(?:\\(|\\sas\\s|\\sreturns\\s)|trigger\\s${name}\\s(?:before|after|instead\\sof)\\s(?:insert|update|delete)|(?:materialized\\s)?view\\s${name}\\sas\\s(?:select|table|with)\\b|(?:unique\\s)?index\\s(?:${name}\\s)?on\\s${name}\\s?\\(|(?:extension|language)\\s${name}\\s?(?:with\\s|schema\\s|cascade\\b|;\\s?--))`,
  `\\b(?:grant|revoke)\\s${privileges}\\son\\s(?:(?:table|database|schema|function|all\\s(?:tables|sequences|functions)\\sin\\sschema)\\s)?(?:${name}|\\*)(?:\\.\\*)?\\s(?:to|from)\\s(?:${name}|'\\w)`,
  // Without an object people do so too: “grant all to Mum”.
  `\\b(?:grant|revoke)\\s(?:(?:all\\sprivileges|dba|superuser|connect|[a-z0-9]{1,30}_\\w{1,40})\\s(?:to|from)\\s(?:${name}|'\\w)|${privileges}\\s(?:to|from)\\s(?:public\\b|root\\b|'\\w|[a-z0-9]{1,30}_\\w))`,
  // Leaving the database, probing it, or making it wait
  `\\bexec(?:ute)?(?:\\s(?:immediate\\s?(?:['":@]|(?:select|insert|update|delete|drop|create|alter|grant)\\s)|master\\.|xp_|sp_|@\\w|sys\\.)|\\s?\\(\\s?['@(])|\\bxp_(?:cmdshell|dirtree|regread|fileexist|regwrite|subdirs)|\\bsp_(?:executesql|oacreate|configure|password|addlogin|addsrvrolemember|makewebtask)\\b`,
  `\\b(?:waitfor\\s(?:delay|time)\\s?['"]|pg_sleep(?:_for)?\\s?\\(|benchmark\\s?\\(\\s?\\d{1,12}\\s?,|sleep\\(\\s?\\d{1,6}(?:\\.\\d{1,6})?\\s?\\)|dbms_(?:pipe|lock|session)\\.|utl_(?:http|inaddr|file|smtp)\\.|dbms_ldap|randomblob\\(\\d)`,
  `\\b(?:information_schema\\s?\\.|sysobjects\\b|sqlite_master|pg_(?:shadow|authid|catalog\\.|tables\\b|user\\b)|mysql\\.user|all_tab_columns)|@@(?:version|datadir|hostname|servername|global)`,
  `\\binto\\s(?:out|dump)file\\s?['"]|\\bload_file\\s?\\(|\\bload\\sdata\\s(?:local\\s)?infile|\\b(?:extractvalue|updatexml)\\s?\\(|\\bopenrowset\\s?\\(|\\bopenquery\\s?\\(`,
  `(?:${stacked})(?:shutdown\\s?(?:$|;|--|with)|declare\\s@|set\\s@|do\\s?\\$|begin\\s(?:(?:declare|tran(?:saction)?|insert\\sinto|delete\\sfrom|drop\\stable|exec\\w{0,3})\\b|update\\s\\w{1,40}\\sset\\b|select\\s[\\d*'"@(]|dbms_)|waitfor\\s|exec(?:ute)?\\s(?:['@]|\\w{1,40}\\s?(?:['@]|\\.{1,2}\\w|;\\s?(?:$|--)))|vacuum\\s?(?:;|--|$|full\\b|analyze)|insert\\sinto\\s${table}|update\\s${table}\\sset\\b|(?:commit|rollback)\\s?(?:$|;|--)|(?:begin|end)\\s?;\\s?--|set\\srole\\s\\w{1,40}\\s?(?:;|--)|reset\\srole|use\\s\\w{1,40}\\s?(?:--(?!\\s\\w)|;\\s?--)|if\\s?(?:not\\s?)?\\(\\s?(?:select|exists|[@'(]|\\w{1,30}\\()|backup\\sdatabase|bulk\\sinsert)`,
  // “Room 2; show tables” has a word before.
  `^\\s?['"]?-?\\d{0,9}['")]{0,3}\\s?;\\s?show\\s(?:tables|databases|schemas)\\s?(?:$|;|--)`,
  // “Week 1; begin work on crossovers”, “0912345678; call Lan(mẹ)” leave no string.
  `['"]\\s?\\){0,3}\\s?;\\s?(?:begin\\swork\\b|call\\s\\w{1,40}\\()|\\)\\s?;\\s?call\\s\\w{1,40}\\(\\s?[)'"@]`,
  `\\bcopy\\s${name}\\s?(?:\\([^()]{0,80}\\)\\s?)?(?:to|from)\\s(?:program\\s|std(?:in|out)\\b|'(?:[/\\\\~.]|[a-z]:|[^'\\s]{1,60}\\.\\w))|\\bcopy\\s\\(\\s?select\\b|\\bdeclare\\s@\\w{1,40}\\s(?:as\\s)?(?:n?varchar|n?char|int|table|sysname|cursor)\\b`,
  `${inCase}\\bcase\\swhen\\s[^=<>]{1,40}[=<>][^;]{1,60}?\\sthen\\s[^;]{1,40}?(?:\\selse\\s|\\send\\b)|\\bif\\s?\\(\\s?(?=[\\d'"(@]|\\w{1,40}\\()[^,]{1,30}[=<>][^,]{1,30},\\s?(?:sleep|benchmark|\\d|'|\\(?select)`,
  `\\bconvert\\s?\\(\\s?(?:int|varchar)\\s?,|\\bcast\\s?\\(.{1,60}\\sas\\s(?:int|integer|varchar|char|numeric|signed|text|n?varchar\\(\\d{1,5}\\))\\s?\\)|\\bconcat\\s?\\(\\s?0x|n?char\\(\\d{1,3}\\)\\s?(?:\\+|\\|\\||,|\\s)\\s?n?char\\(\\d|\\b(?:group_concat|string_agg)\\s?\\(`,
  // A string or number that is over, any other statement, and a comment at its end.
  `(?:['"]|^\\s?\\w{0,12}=?\\d{1,12})\\s?\\){0,3}\\s?;\\s?(?:create|alter|drop\\s(?:owned\\sby|type|domain|rule|policy|extension|aggregate)|delete\\sfrom|update\\s\\w{1,40}\\sset|insert\\sinto|with\\s\\w{1,40}\\sas|lock|unlock|attach|detach|notify|listen|call|desc|describe|show|analyze|reindex|cluster|comment|set|reset|savepoint|prepare|execute|deallocate|discard|refresh|rename|handler|flush|load|import|checkpoint|pragma|explain|declare|print|raiserror|dbcc|restore|values|table|copy|grant|revoke|use|vacuum|do|begin|if)\\s[^;]{1,200}?(?:;\\s?(?:--|#)|(?:--|#|/\\*)\\s?[-+a-z]?\\s?$)`,
].map((shape) => new RegExp(shape))

/** Whether the text contains a complete SQL statement. Prose may stand around it, but not inside. */
export const hasStatement = (text: string) => shapes.some((shape) => shape.test(text))
