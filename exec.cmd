@rem Lets the scripts of package.json begin with exec on Windows, too. On other systems it is part of the shell.
@%*
