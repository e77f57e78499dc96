import { accounts } from '../contracts/sandbox/account/accounts.content.ts'

/**
 * Returns the text for the terminal after all servers have started. `mailHost`: the URL of the server with the
 * sandbox's mailbox.
 */
export function welcomeText(app: string, mailHost?: string): string {
  const members = accounts.slice(0, 2).map(({ nickName, email, password }) => `    ${nickName}  ${email}  ${password}`)
  return [
    '',
    `  集い runs at   ${app}`,
    '',
    '  Members to look around with:',
    ...members,
    '',
    ...(mailHost ? [`  Mails to invented addresses: ${mailHost}/_sandbox/mailbox`] : []),
    '  Ctrl-C stops it. `npm run sandbox:reset` starts its data afresh.',
    '',
  ].join('\n')
}
