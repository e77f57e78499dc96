/** The tables of notices. */
export interface NoticeTables {
  notice: NoticeTable
  notice_read: { account_id: string; notice_id: string }
  notice_gift: { notice_id: string; parcel_id: string; acquire_until: Date }
  notice_acquisition: { account_id: string; notice_id: string; acquired_at: Date }
}

interface NoticeTable {
  id: string
  category: string
  title: string
  text: string
  published_at: Date
}
