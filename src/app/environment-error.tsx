import classes from './environment-error.module.css';

/** The only page of an application that was built without the configuration it needs. It names every bad variable. */
export function EnvironmentError({ problems }: { problems: string[] }) {
  return (
    <main className={classes.page}>
      <h1>SceneCue is not configured</h1>
      <p>
        Set these variables and build the application again; the README says where their values come from.
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
