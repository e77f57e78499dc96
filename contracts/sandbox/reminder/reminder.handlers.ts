import { Failure } from '../runtime/failure.ts'
import type { Handlers } from '../runtime/http/callContext.ts'

export const reminderHandlers: Handlers<'reminder'> = {
  async getReminders() {
    throw new Failure('Unimplemented')
  },
}
