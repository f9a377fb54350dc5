"""What keeps strangers from doing harm: forged requests, floods, scripts that are not ours."""
