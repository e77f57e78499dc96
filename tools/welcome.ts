import { accounts } from '../contracts/sandbox/content/accounts.ts'

/** What the terminal says once everything runs. */
export function welcome(app: string, mailHost: string): string {
  const members = accounts.slice(0, 2).map(({ nickName, email, password }) => `    ${nickName}  ${email}  ${password}`)
  return [
    '',
    `  集い runs at   ${app}`,
    '',
    '  Members to look around with:',
    ...members,
    '',
    `  Mails to invented addresses: ${mailHost}/_sandbox/mailbox`,
    '  Ctrl-C stops it. `npm run sandbox:reset` starts its data afresh.',
    '',
  ].join('\n')
}
