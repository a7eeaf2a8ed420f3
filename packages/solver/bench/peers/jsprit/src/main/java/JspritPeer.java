import com.google.gson.Gson;
import com.graphhopper.jsprit.core.algorithm.VehicleRoutingAlgorithm;
import com.graphhopper.jsprit.core.algorithm.box.Jsprit;
import com.graphhopper.jsprit.core.algorithm.termination.TimeTermination;
import com.graphhopper.jsprit.core.problem.Location;
import com.graphhopper.jsprit.core.problem.VehicleRoutingProblem;
import com.graphhopper.jsprit.core.problem.job.Service;
import com.graphhopper.jsprit.core.problem.solution.VehicleRoutingProblemSolution;
import com.graphhopper.jsprit.core.problem.solution.route.VehicleRoute;
import com.graphhopper.jsprit.core.problem.solution.route.activity.TimeWindow;
import com.graphhopper.jsprit.core.problem.solution.route.activity.TourActivity;
import com.graphhopper.jsprit.core.problem.vehicle.VehicleImpl;
import com.graphhopper.jsprit.core.problem.vehicle.VehicleTypeImpl;
import com.graphhopper.jsprit.core.util.FastVehicleRoutingTransportCostsMatrix;
import com.graphhopper.jsprit.core.util.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * jsprit as a peer of the benchmark, with its default algorithm on two threads.
 *
 * <p>Usage: java -jar jsprit-peer.jar PROBLEM.json SECONDS SEED. Prints one JSON line {"routes": [[stop, ...],
 * ...]}, stops counted from 1; no routes if a stop is left out.
 */
public final class JspritPeer {
  /** The benchmark's neutral form of an instance. */
  private static final class Problem {
    int size;
    int[] matrix;
    int[][] windows;
    int[] demand;
    int[] service;
    int vehicles;
    int capacity;
    int vehicle_cost;
  }

  public static void main(String[] args) throws IOException {
    Gson gson = new Gson();
    Problem problem = gson.fromJson(Files.readString(Path.of(args[0])), Problem.class);
    VehicleRoutingAlgorithm algorithm =
        Jsprit.Builder.newInstance(build(problem))
            .setRandom(new Random(Long.parseLong(args[2])))
            .setProperty(Jsprit.Parameter.THREADS, "2")
            .buildAlgorithm();
    TimeTermination limit = new TimeTermination((long) (Double.parseDouble(args[1]) * 1000));
    algorithm.setPrematureAlgorithmTermination(limit);
    algorithm.addListener(limit);
    algorithm.setMaxIterations(Integer.MAX_VALUE);
    VehicleRoutingProblemSolution best = Solutions.bestOf(algorithm.searchSolutions());
    System.out.println(gson.toJson(Map.of("routes", routes(best))));
  }

  private static VehicleRoutingProblem build(Problem problem) {
    FastVehicleRoutingTransportCostsMatrix.Builder travel =
        FastVehicleRoutingTransportCostsMatrix.Builder.newInstance(problem.size, true);
    for (int i = 0; i < problem.size; i++) {
      for (int j = i + 1; j < problem.size; j++) {
        int way = problem.matrix[i * problem.size + j];
        travel.addTransportTimeAndDistance(i, j, way, way);
      }
    }
    VehicleTypeImpl type =
        VehicleTypeImpl.Builder.newInstance("van")
            .addCapacityDimension(0, problem.capacity)
            .setCostPerDistance(1)
            .setFixedCost(problem.vehicle_cost)
            .build();
    VehicleRoutingProblem.Builder builder =
        VehicleRoutingProblem.Builder.newInstance()
            .setFleetSize(VehicleRoutingProblem.FleetSize.FINITE)
            .setRoutingCost(travel.build());
    for (int i = 0; i < problem.vehicles; i++) {
      builder.addVehicle(
          VehicleImpl.Builder.newInstance("van-" + i)
              .setType(type)
              .setStartLocation(Location.newInstance(0))
              .setEarliestStart(problem.windows[0][0])
              .setLatestArrival(problem.windows[0][1])
              .build());
    }
    for (int i = 1; i < problem.size; i++) {
      builder.addJob(
          Service.Builder.newInstance(Integer.toString(i))
              .setLocation(Location.newInstance(i))
              .addSizeDimension(0, problem.demand[i])
              .setServiceTime(problem.service[i])
              .setTimeWindow(TimeWindow.newInstance(problem.windows[i][0], problem.windows[i][1]))
              .build());
    }
    return builder.build();
  }

  private static List<List<Integer>> routes(VehicleRoutingProblemSolution solution) {
    List<List<Integer>> routes = new ArrayList<>();
    if (!solution.getUnassignedJobs().isEmpty()) return routes;
    for (VehicleRoute route : solution.getRoutes()) {
      List<Integer> stops = new ArrayList<>();
      for (TourActivity activity : route.getActivities()) {
        stops.add(activity.getLocation().getIndex());
      }
      routes.add(stops);
    }
    return routes;
  }
}
