const oneOf = (names: string) => `(?:${names.trim().split(/\s+/).join('|')})`

/** Commands of PowerShell with what they work on. Their names have a dash inside, as no two words after a separator do. */
export const cmdlet =
  '(?:(?:iex|icm|iwr|irm)\\s?[($\'"&]|(?:iwr|irm)\\s(?:-\\w|\\S{1,60}[./:])|new-object\\s\\w|(?:invoke-(?:expression|webrequest|restmethod|command|item|wmimethod)|start-(?:process|bitstransfer|job|service|sleep)|stop-(?:process|service|computer)|restart-(?:computer|service)|get-(?:process|content|childitem|service|wmiobject|credential|localuser|item|aduser)|set-(?:executionpolicy|content|mppreference|itemproperty)|add-(?:type|content|localgroupmember|mppreference)|new-(?:localuser|service|item|psdrive)|remove-item|out-file|expand-archive|convertto-securestring|import-module)\\b)'

/** Nothing but commands: any word after them is their argument. */
export const unmistakable = oneOf(`
  whoami uname ifconfig ipconfig netstat nslookup systeminfo sysinfo tasklist taskkill powershell pwsh wget ncat netcat chmod chown chgrp crontab useradd adduser
  userdel usermod groupadd chpasswd passwd wmic certutil bitsadmin schtasks vssadmin wevtutil bcdedit findstr robocopy icacls fsutil printenv lsof iptables
  systemctl sysctl journalctl mkfifo sudo mysqldump pg_dump(?:all)? mongodump killall pkill socat nmap tcpdump strace ltrace tshark masscan sqlmap smbclient
  ldapsearch md5sum sha1sum sha256sum hexdump objdump lsblk lscpu dpkg sqlite3 redis-cli visudo tclsh aria2c lwp-download lsmod fdisk blkid quser
  nltest lsb_release`)

/** Commands that are no ordinary words, but abbreviations or names: they count alone or with an argument. */
export const plain = `(?:${unmistakable}|${oneOf(`
  regsvr32 rundll32 mshta cscript wscript msiexec traceroute tracert getent ifup xterm busybox base64 xxd whois dmesg vmstat ls pwd zsh ksh cmd\\.exe
  poweroff tmux uptime`)})`

/** Commands that count only with an argument. */
export const tool = oneOf(`
  tac curl ping printf rm cp mv dir del mkdir rmdir rd md ln dd e?grep g?awk mawk sed tee xargs nl od stat nohup env eval exec bash sh cmd python[23]? perl ruby
  php\\d? node gcc git svn npm npx pip3? apt apt-get yum dnf rpm ssh scp sftp ftp tftp telnet rsync dig arp netsh tar unzip gzip bzip2 xz 7z zcat openssl
  sendmail su umount reboot shutdown vi vim nano mysql psql docker kubectl attrib xcopy expr seq base32 nc df du hostname lynx ss lua chroot cpio
  deno bun gdb axel ufw stty ren wc uniq pgrep pidof mktemp readlink mongo cargo javac`)

/** Commands that are also ordinary words: only what no sentence has after them is their argument. */
export const english = oneOf(`
  cat type find more less head tail echo print copy move touch cut sort strings diff file kill sleep timeout export set source dash java make host route
  ip net reg sc start mail id who last date mount halt init service at test read time finger zip rev ps screen install go watch tree free top groups paste
  history snap w cd split join alias umask`)

/** Of these no argument is a number with a minus or a folder of the root: `set -10 nghìn`, `date /ngày`. A file is a tool too. */
export const counting = oneOf(`
  set time date top free cut id test make host at join start watch who w file zip last paste screen finger tree route`)

/** Few tools have numbers for options; clothes, jumps and Vietnamese words of the same name may go on with one: “tee -2 size”, “ren -2 mét”. */
export const numberless = `(?!(?:xargs|gzip|bzip2|xz|ping|curl|ssh|scp|nc|e?grep)\\s)${tool}`

/** Programs that `service` starts and stops: “Service ticket status” names none. */
export const daemon = oneOf(`
  sshd? nginx apache2? httpd mysqld? mariadb postgres(?:ql)? docker cron crond ufw iptables firewalld redis(?:-server)? mongod? php[\\d.]{0,4}-fpm tomcat\\d?
  rsyslogd? network(?:ing|manager)? auditd fail2ban vsftpd bind9 named postfix smbd? samba supervisord? memcached haproxy jenkins`)

/** Only network commands take a bare host, and only commands that read files a bare file. */
export const network = oneOf(`curl wget telnet ssh scp tftp nslookup nc ncat nmap tracert traceroute whois`)
/** The same, but verbs and nouns of prose. */
export const verb = oneOf('host dig fetch ftp')
export const reader = oneOf(`
  cat tac type more less head tail rm del cp mv copy php python[23]? perl ruby node sh bash source nl od strings grep touch echo chmod vi nano`)

/** Short names that are also abbreviations: only in lower case, and only with nothing but a separator around them. */
export const short = oneOf(`id sh bash dir ls pwd ps env reboot`)
export const alone = oneOf(`
  id sh bash dash ls pwd ps env nc w df du set dir cat date who reboot halt ver vol history mount last top cmd sleep python\\d? perl ruby php node sort wc tee
  arp route export echo find init`)

/** At the very start of a text after a separator, since no sentence starts like that. */
export const opening = oneOf(`
  cat echo printf ping curl e?grep awk sed rm cp mv mkdir rmdir ssh scp sftp ftp docker kubectl git npm npx pip3? yum apt apt-get apk service su ip xargs tee openssl
  mysql psql bash sh zsh python\\d? perl php node timeout nohup telnet dig nc del copy xcopy tar gcc export env vi vim nano ln dd crontab arp rsync gzip unzip`)
