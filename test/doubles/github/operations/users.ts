import { Refusal, type Handlers } from '../call.js'

export const users: Handlers<'users/get-authenticated'> = {
  // A GITHUB_TOKEN belongs to an installation, which is not a user.
  'users/get-authenticated': () => {
    throw new Refusal(403, 'Resource not accessible by integration')
  },
}
