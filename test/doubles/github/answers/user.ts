/** The ids of logins that GitHub itself uses. */
const KNOWN_IDS: Readonly<Record<string, number>> = { 'github-actions[bot]': 41898282 }

function userId(login: string): number {
  const known = KNOWN_IDS[login]
  if (known !== undefined) return known
  return [...login].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7) + 1_000_000
}

/** An account as embedded in answers (`simple-user`). A login that ends in `[bot]` is an app. */
export function userAnswer(apiUrl: string, login: string) {
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`
  const id = userId(login)
  const isApp = login.endsWith('[bot]')
  return {
    login,
    id,
    node_id: Buffer.from(`User${id}`).toString('base64'),
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    gravatar_id: '',
    url,
    html_url: isApp ? `https://github.com/apps/${login.slice(0, -'[bot]'.length)}` : `https://github.com/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isApp ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false,
  }
}
