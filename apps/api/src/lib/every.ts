/**
 * Runs a job now and at each interval, in milliseconds. `onError` gets the error of a failed run. Returns a function
 * that stops the job.
 */
export function every(interval: number, run: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const attempt = () => {
    run().catch(onError);
  };
  attempt();
  const timer = setInterval(attempt, interval);
  timer.unref();
  return () => clearInterval(timer);
}
