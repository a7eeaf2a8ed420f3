/** URLs within the Temporal UI. */

/** Returns the URL of a namespace's list of workflows; the UI's own start page lists `default`, which is empty. */
export function workflowsUrl(uiUrl: string, namespace: string): string {
  return `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows`;
}

export function workflowUrl(uiUrl: string, namespace: string, workflow: string, run: string): string {
  return `${workflowsUrl(uiUrl, namespace)}/${encodeURIComponent(workflow)}/${run}`;
}
