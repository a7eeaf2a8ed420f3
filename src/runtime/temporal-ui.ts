/** Addresses within the Temporal UI. */

/** The list of a namespace's workflows; the UI's own start is the list of `default`, which is empty. */
export function workflowsUrl(uiUrl: string, namespace: string): string {
  return `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows`;
}

/** One run of a workflow. */
export function workflowUrl(uiUrl: string, namespace: string, workflow: string, run: string): string {
  return `${workflowsUrl(uiUrl, namespace)}/${encodeURIComponent(workflow)}/${run}`;
}
