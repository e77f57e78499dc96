import type { PrivilegeTicket } from '../../design-system/screens/privilege/privilege.types.ts'

/** A privilege ticket whose item is sent by post; the address can be entered for two more weeks. */
export const examplePrivilege: PrivilegeTicket = {
  id: 'koharu-todai-letter',
  name: '四人の直筆のお返事',
  image: '/textures/todai/letter.svg',
  description: '番組で読まれたお便りに、四人がひとことずつ書き添えてお返しします。',
  cautions: ['お届け先は、締め切りまで何度でも変更できます。', 'お届けは日本国内に限ります。'],
  channel: { id: 'todai', name: '灯台放送局', seed: '#2a6f97', href: '/channel/todai' },
  acquired: '2026-01-26T12:10:00.000Z',
  addressState: 'missing',
  addressEnd: '2026-02-14T14:59:00.000Z',
}
