import type { Writing } from '../../../posts/writing.ts'
import { deletePost } from './heldDeletes.ts'
import { PostComposer } from './PostComposer.tsx'

/** How posts are written and deleted: fetched when somebody means to. */
export const writingParts: Writing = { Composer: PostComposer, deletePost }
