/** A special privilege ticket, as its page shows it. */
export interface PrivilegeTicket {
  id: string
  name: string
  image?: string | undefined
  description?: string | undefined
  cautions: string[]
  channel: { id: string; name: string; seed?: string | undefined; href: string }
  /** When the member received the ticket. */
  acquired: string
  /** The address phase at the time of the server's response. */
  addressState: 'none' | 'missing' | 'entered' | 'closed' | 'unknown'
  /** The deadline to enter or change an address, exclusive; absent where nothing is shipped. */
  addressEnd?: string | undefined
}
