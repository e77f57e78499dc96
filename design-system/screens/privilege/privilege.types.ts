/** A ticket for something special, as its page shows it. */
export interface PrivilegeTicket {
  id: string
  name: string
  image?: string
  description?: string
  cautions: string[]
  channel: { id: string; name: string; seed?: string; href: string }
  /** When it was received. */
  acquired: string
  /** How far its address had come when the host answered. */
  addressState: 'none' | 'missing' | 'entered' | 'closed' | 'unknown'
  /** Until then an address is taken and can be changed, exclusive; absent where nothing is sent. */
  addressEnd?: string
}
