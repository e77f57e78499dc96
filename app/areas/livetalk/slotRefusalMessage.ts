import { untouched } from '@tsudoi/design-system/text/untouched'
import { ApiError } from '../../api/apiError.ts'

interface SlotMessage {
  title: string
  text: string
}

const reserving: Readonly<Record<string, SlotMessage>> = {
  Aborted: {
    title: 'この枠は、たったいま埋まりました',
    text: `ほかの方が、先に予約しました。${untouched.ticket}ほかの枠をお選びください。`,
  },
  OutOfTerm: {
    title: '予約の受付の時間外です',
    text: `受付が始まっていないか、終わりました。${untouched.ticket}`,
  },
  AlreadyAssociated: {
    title: 'このチケットには、もう枠があります',
    text: '一枚のチケットで予約できるのは、ひとつの枠です。ほかの枠にするには、先にいまの予約を取り消してください。',
  },
  FailedPrecondition: {
    title: '同じ時間に、ほかの予約があります',
    text: `時間の重ならない枠をお選びください。${untouched.ticket}`,
  },
  NotFound: {
    title: 'この枠は、なくなりました',
    text: `最新の枠の一覧から、お選びください。${untouched.ticket}`,
  },
}

const cancelling: Readonly<Record<string, SlotMessage>> = {
  OutOfTerm: { title: '取り消しの期限を過ぎました', text: '予約は残っています。当日、この枠でお話しできます。' },
  NotFound: { title: 'この予約は、もうありません', text: '取り消しが済んでいます。最新の状態を表示しました。' },
}

/**
 * The message on the slots page after the server has refused a reservation or cancellation. Undefined for errors that
 * the general error dialog shows.
 */
export function slotRefusalMessage(error: unknown, wanted: 'reserved' | 'cancelled'): SlotMessage | undefined {
  const messages = wanted === 'reserved' ? reserving : cancelling
  return error instanceof ApiError ? messages[error.messageCode ?? ''] : undefined
}
