/** Query keys of notices. Members and guests have different ones, because their answers differ. */
export const noticeKeys = {
  lists: ['notices'],
  list: (isMember: boolean, category?: string) => [...noticeKeys.lists, isMember, category],
  one: (id: string) => ['notice', id],
  detail: (id: string, isMember: boolean) => [...noticeKeys.one(id), isMember],
}
